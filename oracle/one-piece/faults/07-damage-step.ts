/** Misreadings of 7-1-4, the Damage Step. */
import { setFact } from '../../kernel/changes';
import type { Fault } from '../../kernel/module';
import { perform } from '../../kernel/events/perform';
import { opponentOf } from '../../kernel/state';
import { cardsIn, isCharacter, isLeader, lifeOf, type OpRules } from '../game';
import { bothThere } from './battle';

export const damageStepFaults: readonly Fault<OpRules>[] = [
  // --- 7-1-4 --------------------------------------------------------------------------------------------------------
  {
    id: 'equal-power-is-not-enough',
    clause: '7-1-4-1',
    title: 'the attacker wins only with more power',
    replace: () => ({ attackerWins: (attacking, attacked) => attacking > attacked }),
  },
  {
    id: 'equal-characters-survive',
    clause: '7-1-4-1',
    title: 'a Character is beaten only by more power',
    replace: (rules) => ({
      *defeatCharacter(g, attacker, character) {
        const isGreater = rules.powerInBattle(g, attacker) > rules.powerInBattle(g, character);
        if (isGreater) yield* rules.defeatCharacter(g, attacker, character);
      },
    }),
  },
  {
    id: 'compared-as-declared',
    clause: '7-1-4-1',
    title: 'the powers are those that the cards had when the attack was declared',
    replace: (rules) => ({
      beginBattle(g, attacker, target, joined) {
        rules.beginBattle(g, attacker, target, joined);
        const power = (id: string) => rules.powerInBattle(g, g.card(id));
        const then = { [attacker]: power(attacker), [target]: power(target) };
        setFact(g, 'battle', { ...g.state.facts.battle!, then });
      },
      powerInBattle(g, card) {
        const { then } = g.state.facts.battle as unknown as { then: Record<string, number> };
        return then[card.id] ?? rules.powerInBattle(g, card);
      },
    }),
  },
  {
    id: 'compared-as-printed',
    clause: '7-1-4-1',
    title: 'the printed powers are compared',
    replace: (rules) => ({ powerInBattle: (g, card) => rules.printed(g, card, 'power') }),
  },
  {
    id: 'damage-by-the-difference',
    clause: '7-1-4-1-1',
    title: 'each 5000 power of the attacker is one damage',
    replace: (rules) => ({
      damageOf: (g, attacker) =>
        Math.max(rules.damageOf(g, attacker), Math.floor(rules.powerInBattle(g, attacker) / 5000)),
    }),
  },
  {
    id: 'one-damage-a-turn',
    clause: '7-1-4-1-1',
    title: 'a Leader takes damage from one attack in a turn',
    replace: (rules) => ({
      *hitLeader(g, attacker, player) {
        if (!g.journal.some((event) => event.type === 'damageDealt')) yield* rules.hitLeader(g, attacker, player);
      },
    }),
  },
  {
    id: 'last-life-lost-is-lost',
    clause: '7-1-4-1-1-1',
    title: 'who loses the last Life card has lost',
    replace: (rules) => ({
      *hitLeader(g, attacker, player) {
        yield* rules.hitLeader(g, attacker, player);
        if (!rules.hasNoLife(g, player)) return;
        rules.strikeDown(g, player);
        yield* rules.processRules(g);
      },
    }),
  },
  {
    id: 'life-counted-at-the-declaration',
    clause: '7-1-4-1-1-1',
    title: 'whether Life is left is looked at when the attack is declared',
    replace: (rules) => ({
      beginBattle(g, attacker, target, joined) {
        rules.beginBattle(g, attacker, target, joined);
        setFact(g, 'battle', { ...g.state.facts.battle!, life: lifeOf(g, opponentOf(g.state.turnPlayer)) });
      },
      hasNoLife(g, player) {
        const battle = g.state.facts.battle as unknown as { life?: number } | null;
        return battle?.life === undefined ? rules.hasNoLife(g, player) : battle.life === 0;
      },
    }),
  },
  {
    id: 'any-attack-at-no-life-wins',
    clause: '7-1-4-1-1-1',
    title: 'at 0 Life an attack need not win its battle',
    replace: (rules) => ({
      *attackerLoses(g, attacker, attacked) {
        if (isLeader(attacked) && rules.hasNoLife(g, attacked.controller)) {
          yield* rules.hitLeader(g, attacker, attacked.controller);
        }
      },
    }),
  },
  {
    id: 'banish-cannot-win',
    clause: '7-1-4-1-1-1',
    title: '[Banish] finds nothing to trash at 0 Life, so nothing happens',
    replace: (rules) => ({
      *dealDamage(g, player, amount, options) {
        if (!options.banish || !rules.hasNoLife(g, player)) yield* rules.dealDamage(g, player, amount, options);
      },
    }),
  },
  {
    id: 'bottom-life',
    clause: '7-1-4-1-1-2',
    title: 'the bottom Life card is taken',
    replace: () => ({ topLife: (g, player) => cardsIn(g, player, 'life').at(-1) }),
  },
  {
    id: 'no-trigger-in-battle',
    clause: '7-1-4-1-1-2',
    title: 'the card goes to the hand, [Trigger] or not',
    replace: () => ({
      *offersTrigger() {
        return false;
      },
    }),
  },
  {
    id: 'triggers-are-forced',
    clause: '7-1-4-1-1-2',
    title: 'a [Trigger] must be activated',
    replace: (rules) => ({
      *offersTrigger(g, player, card) {
        const trigger = rules.triggerOf(g, card);
        return trigger !== undefined && rules.mayActivateNow(g, player, card, trigger);
      },
    }),
  },
  {
    id: 'no-trigger-of-the-last-life',
    clause: '7-1-4-1-1-2',
    title: 'the [Trigger] of the last Life card cannot be activated',
    replace: (rules) => ({
      *offersTrigger(g, player, card) {
        return lifeOf(g, player) > 1 && (yield* rules.offersTrigger(g, player, card));
      },
    }),
  },
  {
    id: 'trigger-and-hand',
    clause: '7-1-4-1-1-2',
    title: 'the card goes to the hand as well when its [Trigger] has been activated',
    replace: () => ({
      afterTrigger: (_g, card) => perform(_g, { card, to: { zone: 'hand', player: card.owner } }),
    }),
  },
  {
    id: 'double-damage-at-one-life-wins',
    clause: '7-1-4-1-1-3',
    title: 'of two damage the second wins the game where the first took the last Life card',
    replace: (rules) => ({
      *takeOneDamage(g, player, options) {
        if (rules.topLife(g, player)) return yield* rules.takeOneDamage(g, player, options);
        rules.strikeDown(g, player);
        yield* rules.processRules(g);
      },
    }),
  },
  {
    id: 'second-damage-needs-the-attacker',
    clause: '7-1-4-1-1-3',
    title: 'the second damage is not taken where the attacker has left',
    replace: (rules) => ({
      *takeOneDamage(g, player, options) {
        if (!g.state.facts.battle || bothThere(g)) yield* rules.takeOneDamage(g, player, options);
      },
    }),
  },
  {
    id: 'keyword-looked-at-again',
    clause: '7-1-4-1-1-3',
    title: 'the second damage is taken while the attacker has [Double Attack]',
    replace: (rules) => ({
      *damageProcessing(g, player, amount, options) {
        const { battle } = g.state.facts;
        yield* rules.takeOneDamage(g, player, options);
        const now = battle ? rules.damageOf(g, g.card(battle.attacker)) : amount;
        for (let left = (bothThere(g) ? now : amount) - 1; left > 0; left--) {
          yield* rules.takeOneDamage(g, player, options);
        }
      },
    }),
  },
  {
    id: 'as-many-as-there-were',
    clause: '7-1-4-1-1-3',
    title: 'the cards to be taken are counted off before the first one is taken',
    replace: (rules) => ({
      *damageProcessing(g, player, amount, options) {
        for (const card of cardsIn(g, player, 'life').slice(0, amount)) {
          yield* rules.takeLifeCard(g, player, card, options);
        }
      },
    }),
  },
  {
    id: 'one-trigger-per-damage',
    clause: '7-1-4-1-1-3',
    title: 'of several cards only the first may have its [Trigger] activated',
    replace: (rules) => ({
      *damageProcessing(g, player, amount, options) {
        yield* rules.takeOneDamage(g, player, options);
        for (const card of cardsIn(g, player, 'life').slice(0, amount - 1)) {
          yield* rules.lifeToHand(g, player, card, options.cause);
        }
      },
    }),
  },
  {
    id: 'beaten-is-trashed',
    clause: '7-1-4-1-2',
    title: "a Character that is beaten is trashed, not K.O.'d",
    replace: (rules) => ({ defeatCharacter: (g, _attacker, character) => rules.trash(g, [character]) }),
  },
  {
    id: 'beaten-character-hurts-the-leader',
    clause: '7-1-4-1-2',
    title: '[Double Attack] also deals damage when it beats a Character',
    replace: (rules) => ({
      *defeatCharacter(g, attacker, character) {
        yield* rules.defeatCharacter(g, attacker, character);
        if (rules.hasKeyword(g, attacker, 'doubleAttack')) yield* rules.hitLeader(g, attacker, character.owner);
      },
    }),
  },
  {
    id: 'battle-beats-protection',
    clause: '7-1-4-1-2',
    title: 'a beaten Character goes to the trash whatever protects it',
    replace: (rules) => ({
      mayBeKoed: (_g, card) => isCharacter(card) || rules.mayBeKoed(_g, card, { kind: 'battle' }),
    }),
  },
  {
    id: 'loser-is-koed',
    clause: '7-1-4-2',
    title: "an attacker that loses is K.O.'d",
    replace: (rules) => ({
      attackerLoses: (g, attacker) => rules.ko(g, [attacker], { kind: 'battle', player: attacker.controller }),
    }),
  },
  {
    id: 'loser-is-koed-by-characters',
    clause: '7-1-4-2',
    title: "an attacker that loses against a Character is K.O.'d",
    replace: (rules) => ({
      *attackerLoses(g, attacker, attacked) {
        if (isCharacter(attacked)) yield* rules.ko(g, [attacker], { kind: 'battle', player: attacker.controller });
      },
    }),
  },
  {
    id: 'powers-compared-in-thousands',
    clause: '7-1-4-2',
    title: 'powers are compared in full thousands',
    replace: () => ({
      attackerWins: (attacking, attacked) => Math.floor(attacking / 1000) >= Math.floor(attacked / 1000),
    }),
  },
  {
    id: 'powers-below-zero-are-zero',
    clause: '7-1-4-1',
    title: 'powers below 0 are compared as 0',
    replace: (rules) => ({ powerInBattle: (g, card) => Math.max(0, rules.powerInBattle(g, card)) }),
  },
  {
    id: 'damage-of-the-declaration',
    clause: '7-1-4-1-1',
    title: '[Double Attack] is looked at when the attack is declared',
    replace: (rules) => ({
      beginBattle(g, attacker, target, joined) {
        rules.beginBattle(g, attacker, target, joined);
        setFact(g, 'battle', { ...g.state.facts.battle!, damage: rules.damageOf(g, g.card(attacker)) });
      },
      damageOf: (g) => (g.state.facts.battle as unknown as { damage: number }).damage,
    }),
  },
  {
    id: 'no-more-than-there-was',
    clause: '7-1-4-1-1-3',
    title: 'the damage is no more than the Life cards there were',
    replace: (rules) => ({
      damageProcessing: (g, player, amount, options) =>
        rules.damageProcessing(g, player, Math.min(amount, lifeOf(g, player)), options),
    }),
  },
  {
    id: 'nobody-beats-a-character',
    clause: '7-1-4-1-2',
    title: "the battle K.O.'s a Character, not the card that attacks it",
    replace: () => ({
      defeatCharacter: (g, attacker, character) =>
        g.rules.ko(g, [character], { kind: 'battle', player: attacker.controller }),
    }),
  },
];
