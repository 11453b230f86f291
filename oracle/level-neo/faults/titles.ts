/** Titles of misreadings that people read, by the id, which keeps the words of an earlier title. */
import type { Titles } from '../../kernel/testing/misreadings';

export const titles: Titles = {
  '1-2-there-may-be-no-second-character-of-turn-cost-1': 'a deck cannot contain a second character of turn cost 1',
  '2-2-4-of-several-skills-that-answer-at-one-moment-only-one-does':
    'only one of several [Start] skills that trigger at one moment is carried out',
  '2-2-4-what-a-start-skill-changes-is-never-undone': "a [Start] skill's changes are never undone",
  '2-2-4-what-a-waiting-skill-does-to-its-own-card-reaches-the-card-that-has-come-back':
    "a waiting skill's effect on its own card reaches that card after it has left and returned",
  '2-2-4-what-triggers-in-a-battle-is-carried-out-after-it':
    'a [Start] skill that triggers in a battle is carried out after the battle',
  '2-2-what-is-triggered-while-a-skill-waits-for-an-answer-of-a-player-or-after-it-is-lost':
    "an Auto skill that is triggered while another skill waits for a player's answer, or later in that skill, is lost",
  '2-3-2-what-one-player-has-used-the-other-cannot-use-in-this-turn':
    'a Use skill that one player has used cannot be used by the other player in that turn',
  '2-3-what-a-use-skill-itself-requires-is-not-looked-at': "a Use skill's own requirement is not checked",
  '2-4-1-it-is-enough-that-one-of-the-two-main-characters-has-the-level':
    "either Main Character's level is enough for a skill with a level",
  '3-1-nothing-is-drawn-the-first-player-named-chooses':
    'the first player named chooses the turn order, without a random method',
  '3-1-whoever-loses-the-lot-chooses': 'the player who loses the random method chooses the turn order',
  '3-3-one-player-shuffles-and-draws-before-the-other-chooses-a-main-character':
    'the first player shuffles and draws before the other chooses a Main Character',
  '3-6-who-has-returned-cards-may-do-so-again': 'a player who has returned cards may do so again',
  '3-6-who-returns-a-card-returns-the-whole-hand': 'a player who returns a card returns the whole hand',
  '3-7-nothing-is-drawn-for-the-returned-cards': 'a player draws no cards for the returned ones',
  '3-7-one-card-fewer-is-drawn-than-was-returned': 'a player draws one card fewer than they returned',
  '4-3-1-there-is-room-for-five-supports': 'a player has room for five Supports',
  '4-3-2-nothing-is-used-in-the-first-turn-of-the-game': 'a player cannot use anything in the first turn of the game',
  '4-4-10-of-two-attackers-only-the-stronger-counts': 'only the stronger of two attackers counts',
  '4-4-12-what-lasts-until-the-end-of-the-turn-is-lost-after-the-battle-too':
    'an effect until the end of the turn is also lost after a battle',
  '4-5-2-one-support-can-be-played-in-a-turn-in-either-main-phase':
    'a player may play only one Support in a turn, in either Main Phase',
  '4-6-1-nothing-happens-at-the-end-of-a-turn-but-the-discard':
    'an effect for the end of a turn is not carried out, only the discard is',
  '4-6-2-one-card-is-enough-however-many-are-too-many':
    'a player discards only one card at the end of a turn, however many are too many',
  '4-6-3-what-lasts-until-the-end-of-the-turn-is-still-there-in-the-next-turn':
    'an effect until the end of the turn still applies in the next turn',
  '5-3-who-makes-no-attack-goes-on-to-the-end-of-the-turn':
    'a player who makes no attack goes straight to the end of the turn',
  '5-6-there-is-one-combi-attack-in-a-turn': 'a player may make only one combi attack in a turn',
  '6-1-who-has-an-active-support-character-must-cover': 'a player with an active Support must cover',
  '7-2-its-player-may-look-at-a-card-lying-face-down-in-the-level-zone':
    'a player may look at their face-down cards in the level zone',
  '7-3-an-attacking-main-character-that-loses-levels-down':
    'a Main Character that attacks and loses a battle levels down',
  '7-3-who-has-no-level-to-lose-loses-the-game': 'a player without a level to lose loses the game',
  '8-1-there-is-no-level-burst': 'a player cannot perform a Level Burst',
  '8-2-what-forbids-one-main-character-a-level-burst-forbids-the-other-one':
    'an effect that forbids one Main Character a Level Burst also forbids it to the other',
  '8-4-4-there-is-only-one-level-burst-in-a-battle-and-no-answer-to-it':
    'a battle has only one Level Burst, and no answer to it',
  '8-7-what-a-level-burst-changes-stays-where-the-battle-ends-without-a-judgement':
    "a Level Burst's changes stay if the battle ends without a judgement",
  '8-7-what-a-level-burst-does-ends-when-the-next-one-activates':
    "a Level Burst's effects end when the next one activates",
  '8-7-what-a-level-burst-does-is-over-before-the-battle-is-judged':
    "a Level Burst's effects end before the battle is judged",
  '8-7-what-a-level-burst-does-lasts-until-the-end-of-the-turn':
    "a Level Burst's effects last until the end of the turn",
  '8-7-what-a-level-burst-forbids-stays-forbidden-after-the-battle':
    "a Level Burst's prohibitions stay after the battle",
  '9-1-of-two-attackers-the-stronger-one-is-compared': 'the stronger of two attackers alone is compared',
  '9-4-1-it-levels-up-once-for-each-attacker':
    'a Main Character that attacks and wins levels up once for each attacker',
  '9-4-1-it-levels-up-only-if-it-attacked-alone':
    'a Main Character that attacks and wins levels up only if it attacked alone',
  '9-4-1-it-levels-up-only-if-it-beats-the-main-character':
    'a Main Character that attacks and wins levels up only if it beats the Main Character',
  '9-4-2-a-level-neo-main-character-that-wins-just-levels-up':
    'a Level Neo Main Character that attacks and wins just levels up',
  '9-4-3-an-attacking-main-character-that-loses-levels-down':
    'a Main Character that attacks and loses at the judgement levels down',
  '9-4-5-of-two-supports-that-tie-only-the-attacking-one-is-lost':
    'only the attacking one of two Supports that tie is discarded',
  '9-4-5-of-two-supports-the-one-that-is-left-is-not-lost':
    'the Support left over from two that attacked together is not discarded',
  '9-4-7-both-supports-are-lost': 'both Supports that attack together and lose are discarded',
  '9-4-7-neither-of-the-two-supports-is-lost-as-when-a-main-character-joins-in':
    'neither of two Supports that attack together and lose is discarded',
  '9-4-7-one-of-two-supports-that-attack-together-is-lost-even-if-they-win':
    'a Support that attacks together with another is discarded even if they win',
  '9-5-it-ends-before-the-battle-is-judged':
    'an effect until the end of the next battle ends before the battle is judged',
  '9-5-what-lasts-until-the-end-of-the-next-battle-lasts-until-the-end-of-the-turn':
    'an effect until the end of the next battle lasts until the end of the turn',
  '9-5-what-lasts-until-the-end-of-the-turn-ends-as-well':
    'an effect until the end of the turn ends after the judgement as well',
  '10-1-a-level-neo-main-character-that-wins-just-levels-up':
    'a Level Neo Main Character that wins a battle just levels up',
  '10-1-the-other-main-character-must-have-been-beaten-down-to-level-1-first':
    'a Level Neo Main Character wins only if the other one has been beaten down to level 1 first',
  '2-3-2-a-skill-used-in-the-own-turn-cannot-be-used-in-the-opponent-s-turn-after-it':
    "a skill used on its player's turn cannot be used on the opponent's next turn",
  '8-4-1-a-player-may-look-at-the-own-level-zone-before-choosing':
    'a player may look at their own level zone before choosing',
  '10-1-a-level-neo-main-character-that-attacks-and-does-not-lose-alone-wins-the-game':
    'a Level Neo Main Character that attacks wins the game on a tie too',
  '5-6-1-the-ap-of-the-attacker-that-was-added-does-not-count':
    'the AP of the second attacker of a combi attack does not count',
  '9-5-only-the-attackers-lose-it': 'only the attackers lose effects until the end of the next battle',
  '9-5-only-the-side-that-is-attacked-loses-it':
    'only the attacked side loses effects until the end of the next battle',
  '9-5-the-support-that-joined-a-combi-attack-keeps-it':
    'the Support that joined a combi attack keeps effects until the end of the next battle',
  '9-6-every-character-loses-it-when-a-battle-has-been-judged':
    'characters outside the battle also lose effects until the end of the next battle',
  '9-6-all-characters-of-the-attacking-player-lose-it':
    'all characters of the attacking player lose effects until the end of the next battle',
  '9-6-the-main-characters-lose-it-even-if-only-supports-fought':
    'the Main Characters lose effects until the end of the next battle even if only Supports fought',
  '9-6-the-characters-of-a-battle-lose-it-even-if-the-battle-was-not-judged':
    'effects until the end of the next battle end even if the battle was not judged',
  '9-7-the-card-for-which-another-one-covered-loses-it-as-well':
    'the card for which another one covered also loses effects until the end of the next battle',
  '9-7-the-card-that-was-attacked-first-loses-it-not-the-one-that-covered':
    'the card attacked first loses effects until the end of the next battle, not the one that covered',
  '4-4-7-the-battle-ends-when-the-card-that-was-attacked-first-has-left-the-field-though-another-has-covered-it':
    'the battle ends if the card attacked first has left the field, although another card covers it',
  '9-4-7-the-one-that-declared-the-attack-is-lost-and-nobody-picks':
    'the Support that declared the combi attack is lost, without a choice',
  '9-4-7-the-one-that-was-added-to-the-attack-is-lost-and-nobody-picks':
    'the Support that joined the combi attack is lost, without a choice',
  '8-1-the-main-characters-burst-in-every-battle-whoever-fights-it':
    'Main Characters may perform Level Bursts even in battles of Supports',
  '2-2-the-player-may-leave-an-auto-skill-out': 'a player may skip an Auto skill',
  '2-2-4-a-card-that-has-left-the-field-answers-nothing':
    'a card that has left the field no longer triggers its Auto skills',
  '8-4-1-with-face-up-cards-alone-one-of-them-bursts-again':
    'a Level Burst without face-down level cards triggers a face-up card again',
  '7-5-once-level-neo-a-main-character-stays-it-even-if-its-level-falls':
    'a Main Character that was Level Neo stays Level Neo even if its level falls',
};
