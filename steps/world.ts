/** Plays one scenario against one implementation: turns sentences into messages, and answers into facts. */
import { PickleStepType } from '@cucumber/messages';
import { SuiteError, type Adapter } from '../adapters/adapter';
import type { Handle, Viewer } from '../schemas/common';
import type { DeckCheckResult, GameSupport } from '../schemas/protocol';
import { Board } from './board';
import { describesTooLate } from './moments';
import type { StepKind } from './registry';
import { Secrets, type Hidden } from './secrets';
import type { GameVocabulary } from './vocabulary';
import type { ScenarioFrame, WorldOptions } from './world-options';

export class World extends Board {
  deckCheck: DeckCheckResult | undefined;
  readonly secrets: Secrets;
  /** The keyword that the current step stands under. And and But keep the one before. */
  private under: PickleStepType | undefined;
  /** True once a When or a Then has been carried out. */
  private begun = false;

  constructor(
    vocabulary: GameVocabulary,
    adapter: Adapter,
    support: GameSupport,
    scenario: ScenarioFrame,
    options: WorldOptions = {},
  ) {
    super(vocabulary, adapter, support, scenario, options);
    this.secrets = new Secrets(options.remembered);
  }

  /** @param type the keyword that the step stands under @param shared true for a step of a Background */
  beforeStep(type: PickleStepType | undefined, shared: boolean): void {
    this.under = type;
    this.step += 1;
    this.declined = [];
    this.lookedDuring = null;
    this.setup.beginStep(shared);
  }

  /**
   * Runs before each sentence.
   * @param assertion makes the sentence that checks what a Given describes, if there is one
   * @throws {SuiteError} if it describes a position after play has begun, where it would change and assert nothing
   */
  beforeSentence(kind: StepKind, assertion: () => string | undefined): void {
    if (kind !== 'given') this.begun = true;
    else if (!this.mayDescribe()) throw new SuiteError(describesTooLate(assertion()));
  }

  /** True before the first When. A later Given may change decks until a game has begun with them. */
  private mayDescribe(): boolean {
    if (this.under === PickleStepType.OUTCOME || this.gameId !== undefined) return false;
    return !this.begun || this.under === PickleStepType.CONTEXT;
  }

  /** @throws {Leak} if the viewer's view names one of these cards */
  async checkHidden(viewer: Viewer, hidden: readonly Handle[], what: Hidden['what']): Promise<void> {
    this.secrets.check(this.step, { viewer, hidden, what, terms: this.terms }, await this.observe(viewer));
  }

  /** Ends the game. @throws {SuiteError} if the scenario left something unsaid or unused */
  override async close(): Promise<void> {
    this.attempts.checkRead();
    await super.close();
  }
}
