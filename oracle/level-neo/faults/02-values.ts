/** Misreadings of what a card is, has and takes part in while effects ask for it. */
import { tell } from '../../kernel/changes';
import { abilitiesOf } from '../../kernel/continuous/characteristics';
import type { Fault } from '../../kernel/module';
import { asLn, cardsIn, isMain, mainOf, type LnRules } from '../game';

export const valueFaults: readonly Fault<LnRules>[] = [
  {
    id: 'use-of-face-down-cards',
    clause: '2-3',
    title: 'the skill of a character that lies face down may be used',
    replace: (rules) => ({
      usesOf(g, player) {
        const down = cardsIn(g, player, 'support').filter(({ face }) => face === 'down');
        const uses = down.flatMap((card) =>
          abilitiesOf(g, card).map((ability, index) => ({ card, ability: asLn(ability), index })),
        );
        return [...rules.usesOf(g, player), ...uses.filter(({ ability }) => ability.type === 'use')];
      },
    }),
  },
  {
    id: 'returned-card-is-the-same',
    clause: '2-3',
    title: 'a card that has left the field and come back is still the card that it was',
    replace: () => ({ becomesNew: () => false }),
  },
  {
    id: 'waiting-skill-finds-the-returned-card',
    clause: '2-2-4',
    title: 'what a waiting skill does to its own card reaches the card that has come back',
    replace: () => ({ isAnotherNow: () => false }),
  },
  {
    id: 'lost-card-was-in-no-battle',
    clause: '2-2-4',
    title: 'a character that is lost in battle was not in battle',
    replace: (rules) => ({ takesPart: (g, card) => rules.takesPart(g, g.card(card.id)) }),
  },
  {
    id: 'lost-card-had-printed-turn-cost',
    clause: '2-2-4',
    title: 'a character that is lost had the turn cost that it has in the discard pile',
    replace: () => ({ statsToRemember: ['ap'] }),
  },
  {
    id: 'every-card-has-every-value',
    clause: '2-3',
    title: 'a support has a level, and an event card has AP: zero',
    replace: () => ({ hasStat: () => true }),
  },
  {
    id: 'event-as-support-by-effect',
    clause: '2-3',
    title: 'an effect puts an event card into the support zone',
    replace: () => ({ mayMove: (_g, card) => !isMain(card) }),
  },
  {
    id: 'level-down-without-discard',
    clause: '7-3',
    title: 'a Main Character has levelled down even where the card was kept',
    replace: (rules) => ({
      *levelDown(g, player) {
        const before = g.zone(player, 'level').length;
        yield* rules.levelDown(g, player);
        const isSame = before > 0 && g.zone(player, 'level').length === before;
        if (isSame) tell(g, 'leveledDown', { player, card: mainOf(g, player).id });
      },
    }),
  },
];
