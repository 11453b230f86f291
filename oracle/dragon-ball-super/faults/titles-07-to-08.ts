/** Titles of misreadings that people read, by the id, which keeps the words of an earlier title. */
import type { Titles } from '../../kernel/testing/misreadings';

export const titles07To08: Titles = {
  '7-1-1-it-is-triggered-only-where-the-attack-is-not-negated': 'an attack triggers skills only if it is not negated',
  '7-1-1-nothing-is-triggered-of-a-card-that-attacks': "an attacking card's own skills are not triggered",
  '7-1-1-nothing-is-triggered-of-a-card-that-is-attacked': "an attacked card's own skills are not triggered",
  '7-1-1-nothing-is-triggered-where-a-leader-card-attacks': 'an attack by a Leader Card triggers no skill',
  '7-1-2-it-comes-after-what-the-attack-has-triggered':
    'the counter timing comes after the skills that the attack triggered',
  '7-1-2-there-is-no-counter-timing': 'an attack is not followed by a counter timing',
  '7-1-2-there-is-one-only-where-a-leader-card-is-attacked':
    'an attack is followed by a counter timing only if it attacks a Leader Card',
  '7-1-3-there-is-no-checkpoint-where-the-attack-has-been-negated': 'no checkpoint follows an attack that was negated',
  '7-1-3-what-a-negated-attack-has-triggered-by-its-rest-is-lost':
    'skills triggered because the attack card was rested are lost if the attack is negated',
  '7-1-3-what-is-triggered-waits-until-the-damage-step': 'skills that an attack triggers wait until the Damage Step',
  '7-1-3-what-is-triggered-waits-until-the-offence-step': 'skills that an attack triggers wait until the Offence Step',
  '7-1-4-1-they-go-back-to-the-hands': 'combo cards return to the hand when an attack ends early',
  '7-1-4-1-they-go-once-the-skills-of-the-end-of-the-battle-have-been-resolved':
    'combo cards are dropped only after the end-of-battle skills when an attack ends early',
  '7-1-4-2-nothing-is-triggered-by-it': 'an attack that ends early triggers no end-of-battle skills',
  '7-1-4-2-the-attack-card-is-meant-although-it-has-left-and-come-back':
    'an end-of-battle skill after an early end still applies to an attack card that has left and returned',
  '7-1-4-2-what-it-triggers-is-resolved-when-the-battle-is-over':
    'end-of-battle skills resolve only once the battle is over when an attack ends early',
  '7-1-4-3-it-ends-before-the-skills-of-the-end-of-the-battle':
    'an effect for the battle ends before the end-of-battle skills if the attack ends early',
  '7-1-4-3-what-lasts-for-the-battle-goes-on-for-the-turn':
    'an effect for the battle lasts for the turn if the attack ends early',
  '7-1-4-4-the-battle-is-not-over': 'a battle is not over after its attack has ended early',
  '7-1-4-it-is-looked-at-before-the-checkpoint': 'an attack that has lost one of its cards ends before the checkpoint',
  '7-1-4-it-is-looked-at-before-the-offence-step-alone':
    'an attack that has lost one of its cards ends only right before the Offence Step',
  '7-1-what-is-attacked-is-no-guard-card': 'an attacked card does not become the guard card',
  '7-2-1-1-it-is-the-beginning-of-that-step-of-the-other-player':
    "the Offence Step counts as the other player's Offence Step",
  '7-2-1-1-nothing-is-triggered-by-the-beginning-of-the-step': 'the start of the Offence Step triggers no skill',
  '7-2-1-1-the-other-step-begins-as-well': 'the Defense Step starts together with the Offence Step',
  '7-2-1-1-what-it-triggers-comes-when-the-player-has-acted':
    'skills for the start of the Offence Step resolve only after the player has acted',
  '7-2-1-2-1-1-a-combo-from-the-battle-area-costs-nothing':
    'a combo from the Battle Area costs nothing in the Offence Step',
  '7-2-1-2-1-1-it-costs-1-energy-whatever-its-combo-cost':
    'a combo from the Battle Area always costs 1 energy in the Offence Step',
  '7-2-1-2-1-1-it-is-made-even-where-the-energy-does-not-do':
    'a combo from the Battle Area is made without enough energy in the Offence Step',
  '7-2-1-2-1-1-what-happens-instead-of-the-payment-pays':
    'an effect that replaces the payment pays for a combo from the Battle Area in the Offence Step',
  '7-2-1-2-1-a-battle-card-in-a-combo-stays-in-the-battle-area':
    'a Battle Card that combos stays in the Battle Area in the Offence Step',
  '7-2-1-2-1-a-card-that-fights-itself-may-be-used':
    'a card that is fighting can combo with itself in the Offence Step',
  '7-2-1-2-1-a-rested-battle-card-may-be-used': 'a rested Battle Card can combo in the Offence Step',
  '7-2-1-2-1-an-extra-card-in-the-battle-area-may-be-used':
    'an Extra Card in the Battle Area can combo in the Offence Step',
  '7-2-1-2-1-combos-are-made-from-the-hand-only': 'cards in the Battle Area cannot combo in the Offence Step',
  '7-2-1-2-1-one-combo-is-made-from-the-battle-area':
    'a player may combo from the Battle Area only once in the Offence Step',
  '7-2-1-2-1-the-other-card-of-the-battle-may-not-be-used-either':
    'the guard card cannot combo in the Offence Step either',
  '7-2-1-2-2-1-a-card-that-was-not-paid-for-is-dropped':
    'a card that combos without being paid for is dropped in the Offence Step',
  '7-2-1-2-2-1-a-combo-from-the-hand-costs-nothing': 'a combo from the hand costs nothing in the Offence Step',
  '7-2-1-2-2-1-it-costs-the-energy-cost-of-the-card':
    "a combo from the hand costs the card's energy cost in the Offence Step",
  '7-2-1-2-2-1-it-is-made-even-where-the-energy-does-not-do':
    'a combo from the hand is made without enough energy in the Offence Step',
  '7-2-1-2-2-1-what-happens-instead-of-the-payment-pays':
    'an effect that replaces the payment pays for a combo from the hand in the Offence Step',
  '7-2-1-2-2-a-card-of-the-drop-area-may-be-used': 'a card in the Drop Area can combo in the Offence Step',
  '7-2-1-2-2-a-card-of-the-hand-is-only-revealed-for-it':
    'a card that combos from the hand is only revealed in the Offence Step',
  '7-2-1-2-2-an-extra-card-of-the-hand-may-be-used': 'an Extra Card in hand can combo in the Offence Step',
  '7-2-1-2-2-combos-are-made-from-the-battle-area-only': 'cards in hand cannot combo in the Offence Step',
  '7-2-1-2-3-1-no-counter-timing-comes-after-the-skill':
    'no counter timing comes after a skill activated in the Offence Step resolves',
  '7-2-1-2-3-1-no-counter-timing-comes-before-the-skill':
    'no counter timing comes before a skill activated in the Offence Step resolves',
  '7-2-1-2-3-2-awaken-is-not-activated-in-the-step': '[Awaken] cannot be activated in the Offence Step',
  '7-2-1-2-3-2-whatever-their-condition-is':
    '[Awaken] and [Wish] can be activated in the Offence Step even if their condition is not met',
  '7-2-1-2-3-2-wish-is-not-activated-in-the-step': '[Wish] cannot be activated in the Offence Step',
  '7-2-1-2-3-no-skills-of-battle-cards': 'Battle Cards cannot activate [Activate: Battle] skills in the Offence Step',
  '7-2-1-2-3-no-skills-of-extra-cards': 'Extra Cards cannot activate [Activate: Battle] skills in the Offence Step',
  '7-2-1-2-3-no-skills-of-leader-cards': 'Leader Cards cannot activate [Activate: Battle] skills in the Offence Step',
  '7-2-1-2-3-only-active-cards-activate-skills':
    'only active cards can activate [Activate: Battle] skills in the Offence Step',
  '7-2-1-2-one-action-is-possible-in-the-step': 'a player may perform only one action in the Offence Step',
  '7-2-1-2-skills-of-the-main-phase-are-activated-as-well':
    '[Activate: Main] skills can also be activated in the Offence Step',
  '7-2-1-2-the-other-player-acts': 'the non-turn player acts in the Offence Step',
  '7-2-1-2-there-is-no-checkpoint-after-an-action': 'no checkpoint follows an action in the Offence Step',
  '7-3-1-1-it-is-the-beginning-of-that-step-of-the-other-player':
    "the Defense Step counts as the other player's Defense Step",
  '7-3-1-1-nothing-is-triggered-by-the-beginning-of-the-step': 'the start of the Defense Step triggers no skill',
  '7-3-1-1-the-other-step-begins-as-well': 'the Offence Step starts together with the Defense Step',
  '7-3-1-1-what-it-triggers-comes-when-the-player-has-acted':
    'skills for the start of the Defense Step resolve only after the player has acted',
  '7-3-1-2-1-1-a-combo-from-the-battle-area-costs-nothing':
    'a combo from the Battle Area costs nothing in the Defense Step',
  '7-3-1-2-1-1-it-costs-1-energy-whatever-its-combo-cost':
    'a combo from the Battle Area always costs 1 energy in the Defense Step',
  '7-3-1-2-1-1-it-is-made-even-where-the-energy-does-not-do':
    'a combo from the Battle Area is made without enough energy in the Defense Step',
  '7-3-1-2-1-1-what-happens-instead-of-the-payment-pays':
    'an effect that replaces the payment pays for a combo from the Battle Area in the Defense Step',
  '7-3-1-2-1-a-battle-card-in-a-combo-stays-in-the-battle-area':
    'a Battle Card that combos stays in the Battle Area in the Defense Step',
  '7-3-1-2-1-a-card-that-fights-itself-may-be-used':
    'a card that is fighting can combo with itself in the Defense Step',
  '7-3-1-2-1-a-rested-battle-card-may-be-used': 'a rested Battle Card can combo in the Defense Step',
  '7-3-1-2-1-an-extra-card-in-the-battle-area-may-be-used':
    'an Extra Card in the Battle Area can combo in the Defense Step',
  '7-3-1-2-1-combos-are-made-from-the-hand-only': 'cards in the Battle Area cannot combo in the Defense Step',
  '7-3-1-2-1-one-combo-is-made-from-the-battle-area':
    'a player may combo from the Battle Area only once in the Defense Step',
  '7-3-1-2-2-1-a-card-that-was-not-paid-for-is-dropped':
    'a card that combos without being paid for is dropped in the Defense Step',
  '7-3-1-2-2-1-a-combo-from-the-hand-costs-nothing': 'a combo from the hand costs nothing in the Defense Step',
  '7-3-1-2-2-1-it-costs-the-energy-cost-of-the-card':
    "a combo from the hand costs the card's energy cost in the Defense Step",
  '7-3-1-2-2-1-it-is-made-even-where-the-energy-does-not-do':
    'a combo from the hand is made without enough energy in the Defense Step',
  '7-3-1-2-2-1-what-happens-instead-of-the-payment-pays':
    'an effect that replaces the payment pays for a combo from the hand in the Defense Step',
  '7-3-1-2-2-a-card-of-the-drop-area-may-be-used': 'a card in the Drop Area can combo in the Defense Step',
  '7-3-1-2-2-a-card-of-the-hand-is-only-revealed-for-it':
    'a card that combos from the hand is only revealed in the Defense Step',
  '7-3-1-2-2-an-extra-card-of-the-hand-may-be-used': 'an Extra Card in hand can combo in the Defense Step',
  '7-3-1-2-2-combos-are-made-from-the-battle-area-only': 'cards in hand cannot combo in the Defense Step',
  '7-3-1-2-3-1-no-counter-timing-comes-after-the-skill':
    'no counter timing comes after a skill activated in the Defense Step resolves',
  '7-3-1-2-3-1-no-counter-timing-comes-before-the-skill':
    'no counter timing comes before a skill activated in the Defense Step resolves',
  '7-3-1-2-3-2-awaken-is-not-activated-in-the-step': '[Awaken] cannot be activated in the Defense Step',
  '7-3-1-2-3-2-whatever-their-condition-is':
    '[Awaken] and [Wish] can be activated in the Defense Step even if their condition is not met',
  '7-3-1-2-3-2-wish-is-not-activated-in-the-step': '[Wish] cannot be activated in the Defense Step',
  '7-3-1-2-3-no-skills-of-battle-cards': 'Battle Cards cannot activate [Activate: Battle] skills in the Defense Step',
  '7-3-1-2-3-no-skills-of-extra-cards': 'Extra Cards cannot activate [Activate: Battle] skills in the Defense Step',
  '7-3-1-2-3-no-skills-of-leader-cards': 'Leader Cards cannot activate [Activate: Battle] skills in the Defense Step',
  '7-3-1-2-3-only-active-cards-activate-skills':
    'only active cards can activate [Activate: Battle] skills in the Defense Step',
  '7-3-1-2-one-action-is-possible-in-the-step': 'a player may perform only one action in the Defense Step',
  '7-3-1-2-skills-of-the-main-phase-are-activated-as-well':
    '[Activate: Main] skills can also be activated in the Defense Step',
  '7-3-1-2-the-other-player-acts': 'the turn player acts in the Defense Step',
  '7-3-1-2-there-is-no-checkpoint-after-an-action': 'no checkpoint follows an action in the Defense Step',
  '7-4-1-1-it-is-the-beginning-of-a-damage-step-of-both-players':
    'the start of the Damage Step triggers skills of both players',
  '7-4-1-1-nothing-is-triggered-by-the-beginning-of-the-step': 'the start of the Damage Step triggers no skill',
  '7-4-1-1-once-in-a-turn': 'a skill for the start of the Damage Step triggers only once in a turn',
  '7-4-1-1-what-it-triggers-is-resolved-when-the-powers-have-been-compared':
    'skills for the start of the Damage Step resolve only after powers are compared',
  '7-4-1-2-it-counts-in-the-comparison-only':
    "combo power counts only in the comparison, and not as the attack card's power",
  '7-4-1-2-it-is-added-as-soon-as-the-combo-is-made': 'the attack card gains combo power as soon as the combo is made',
  '7-4-1-2-nothing-is-added-to-the-power-of-the-attack-card': "the attack card's power does not increase from combos",
  '7-4-1-2-one-card-counts': 'only one combo card adds its combo power to the attack card',
  '7-4-1-3-it-is-added-as-soon-as-the-combo-is-made': 'the guard card gains combo power as soon as the combo is made',
  '7-4-1-3-it-is-added-to-the-leader-card-whatever-is-attacked':
    "the non-turn player's combo power goes to the Leader Card, whatever is attacked",
  '7-4-1-3-nothing-is-added-to-the-power-of-the-guard-card': "the guard card's power does not increase from combos",
  '7-4-1-4-1-1-it-is-1-damage-for-each-10000-power': 'an attack card deals 1 damage for each 10000 of its power',
  '7-4-1-4-1-1-it-is-2-damage': 'an attack card deals 2 damage',
  '7-4-1-4-1-2-it-is-triggered-before-the-damage': '"has dealt damage" triggers before the damage',
  '7-4-1-4-1-2-it-is-triggered-once-for-each-damage': '"has dealt damage" triggers once for each point of damage',
  '7-4-1-4-1-2-nothing-is-triggered-after-the-damage': 'damage from an attack does not trigger "has dealt damage"',
  '7-4-1-4-1-it-is-triggered-against-battle-cards-as-well':
    '"deals damage" also triggers when a Battle Card is attacked',
  '7-4-1-4-1-nothing-is-triggered-before-the-damage': 'an attack on a Leader Card triggers no skill before its damage',
  '7-4-1-4-1-what-it-triggers-is-resolved-after-the-damage':
    'a skill that "deals damage" triggers resolves only after the damage',
  '7-4-1-4-2-1-it-is-nobody-who-kos-it': 'a guard card KO-ed in battle counts as KO-ed by no player',
  '7-4-1-4-2-1-it-is-triggered-even-where-the-card-has-not-been-ko-ed':
    '"KO-ed by this card in battle" triggers although the guard card was not KO-ed',
  '7-4-1-4-2-1-its-own-player-kos-it': 'a guard card KO-ed in battle counts as KO-ed by its own player',
  '7-4-1-4-2-it-is-ko-ed-even-where-it-cannot-be': 'a guard card that cannot be KO-ed is KO-ed in battle',
  '7-4-1-4-2-there-is-damage-besides': 'a Leader Card also takes damage when a Battle Card is KO-ed in battle',
  '7-4-1-4-of-the-same-power-both-are-ko-ed': 'both Battle Cards are KO-ed when their powers are equal',
  '7-4-1-5-there-is-no-checkpoint': 'no checkpoint comes before the combo cards leave the Combo Areas',
  '7-4-1-6-they-are-ko-ed': 'combo cards are KO-ed at the end of a battle',
  '7-4-1-6-they-go-back-to-the-hands': 'combo cards return to the hand at the end of a battle',
  '7-4-1-6-those-from-the-battle-area-go-back-there':
    'combo cards from the Battle Area return there at the end of a battle',
  '7-4-1-7-it-goes-when-the-skills-of-the-end-of-the-battle-have-been-resolved':
    'power from combos is lost only after the end-of-battle skills have resolved',
  '7-4-1-8-1-it-is-found-in-the-combo-area-where-its-skill-does-not-work':
    "a combo card's end-of-battle skill looks for its card in the Combo Area, where it does not work",
  '7-4-1-8-1-they-do-not-wait': 'end-of-battle skills of combo cards do not trigger',
  '7-4-1-8-1-they-wait-in-a-battle-that-has-not-come-to-its-damage-step-as-well':
    'end-of-battle skills of combo cards also trigger in a battle that never reached its Damage Step',
  '7-4-1-8-1-those-of-cards-that-went-elsewhere-wait-as-well':
    'end-of-battle skills also trigger for combo cards that did not go to the Drop Area',
  '7-4-1-8-it-comes-before-the-cards-of-the-combos-go':
    'end-of-battle skills resolve before the combo cards are dropped',
  '7-4-1-8-it-is-the-end-of-the-battle-of-every-card-of-the-player':
    'the end of a battle counts for every card of the player, not only the cards in it',
  '7-4-1-8-nothing-is-triggered-by-the-end-of-a-battle': 'the end of a battle triggers no skill',
  '7-4-1-8-once-in-a-turn': 'an end-of-battle skill triggers only once in a turn',
  '7-4-1-8-the-attack-card-is-meant-although-it-has-left-and-come-back':
    'an end-of-battle skill still applies to an attack card that has left and returned',
  '7-4-1-9-it-ends-before-the-skills-of-the-end-of-the-battle':
    'an effect for the battle ends before the end-of-battle skills resolve',
  '7-4-1-9-what-lasts-for-the-battle-goes-on-for-the-turn':
    'an effect for the battle goes on after the battle for the rest of the turn',
  '7-4-1-9-what-lasts-for-the-turn-ends-as-well': 'an effect for the turn ends with the battle',
  '7-4-1-10-nothing-is-played-any-more-after-a-battle': 'a player may not play cards after a battle',
  '7-4-1-10-the-battle-is-not-over': 'a battle is not over after its last step',
  '7-4-1-10-there-is-one-battle-in-a-turn': 'a player may have only one battle in a turn',
  '8-1-3-1-1-what-has-no-skill-cost-is-activated-for-1-energy':
    'a skill without a skill cost costs 1 energy to activate',
  '8-1-3-1-1-what-has-no-skill-cost-of-its-own-cannot-be-activated-by-a-leader-card':
    'a Leader Card cannot activate a skill that has no skill cost',
  '8-1-4-2-whatever-puts-a-card-out-of-reach-shuts-it-out':
    "an effect of any kind that puts a card out of a [Permanent]'s range keeps it out for the turn",
  '8-1-4-what-a-permanent-skill-gives-is-kept-when-its-card-has-left':
    "a [Permanent] skill's effect remains after its card has left",
  '8-3-2-what-a-card-gains-while-it-is-negated-works': 'a skill that a card gains while it is negated works',
  '8-3-2-what-a-card-has-gained-before-is-not-negated':
    'a skill that a card gained before it was negated is not negated',
  '8-3-2-where-a-part-is-negated-nothing-is-carried-out':
    'a skill of which one part is negated is not carried out at all',
  '8-3-3-a-condition-is-not-looked-at': 'a skill with a condition works although the condition is not met',
  '8-3-3-what-is-valid-under-a-condition-is-valid-until-it-was-fulfilled-once':
    'a skill with a condition remains valid until its condition has been met once',
  '8-4-2-1-what-an-action-of-the-cost-brings-to-the-hand-does-not-pay-for-the-next-one':
    'cards that one action of a skill cost adds to the hand cannot pay for the next action',
  '8-4-2-1-what-one-action-of-the-cost-of-a-card-in-play-has-chosen-cannot-be-chosen-for-the-next-one':
    'a card chosen for one action of the skill cost of a card in play cannot be chosen for the next',
  '8-4-2-1-what-one-action-of-the-cost-of-an-extra-card-has-chosen-cannot-be-chosen-for-the-next-one':
    "a card chosen for one action of an Extra Card's skill cost cannot be chosen for the next",
  '8-4-2-2-it-is-enough-that-the-first-action-of-the-cost-is-possible':
    'a skill cost can be paid in part if its first action is possible',
  '8-4-2-2-it-is-enough-that-the-last-action-of-the-cost-is-possible':
    'a skill cost can be paid in part if its last action is possible',
  '8-4-2-2-what-a-card-that-has-become-another-was-to-do-for-it-is-left-out':
    'an action of a skill cost is skipped if its card has become another card',
  '8-4-2-2-what-a-player-has-named-for-the-extra-card-is-paid-whatever-its-skill-needs':
    'energy that a player picked for an Extra Card is paid, whatever the skill costs',
  '8-4-2-4-what-frees-a-card-of-its-specified-cost-frees-its-skills-of-their-spheres':
    "an effect that removes a card's specified cost also removes the coloured spheres of its skills",
  '8-5-2-1-it-is-the-first-skill-of-the-card': 'activating a skill always means the first skill of the card',
  '8-5-2-2-1-a-card-that-was-not-paid-for-is-dropped': 'an Extra Card that was not paid for is dropped',
  '8-5-2-2-1-it-is-activated-without-the-energy': "an Extra Card's skill is activated without paying the energy cost",
  '8-5-2-2-1-what-happens-instead-of-the-payment-pays':
    'an effect that replaces the payment for an Extra Card counts as paying for it',
  '8-5-2-2-it-is-activated-where-the-cost-cannot-be-paid': 'a skill is activated even if its cost cannot be paid',
  '8-5-2-3-it-counts-as-activated-before-it-is-paid-for': 'a skill counts as activated before its cost is paid',
  '8-5-2-3-it-counts-as-activated-when-it-is-resolved': 'a skill counts as activated only when it resolves',
  '8-5-2-4-there-is-none-before-the-skill-of-a-card-in-play':
    'no counter timing comes before the skill of a card in play resolves',
  '8-5-2-4-there-is-none-before-the-skill-of-an-extra-card':
    'no counter timing comes before the skill of an Extra Card resolves',
  '8-5-2-5-1-it-goes-to-the-drop-area-when-its-effect-has-been-carried-out':
    'an Extra Card goes to the Drop Area only after its effect has been carried out',
  '8-5-2-5-1-its-effect-does-not-find-it-in-the-drop-area':
    "an Extra Card's effect cannot find its own card in the Drop Area",
  '8-5-2-5-1-one-that-has-left-the-hand-does-nothing': 'an activated Extra Card that has left the hand has no effect',
  '8-5-2-5-1-one-that-lies-in-the-hand-has-been-activated-from-there':
    'an Extra Card that is in the hand when it resolves counts as activated from there',
  '8-5-2-5-1-one-whose-skill-was-negated-stays-in-the-hand': 'an Extra Card whose skill was negated stays in the hand',
  '8-5-2-5-its-effect-comes-with-its-activation': 'a skill resolves at once when it is activated',
  '8-5-2-5-its-effect-does-not-come-after-a-counter-timing': 'a skill does not resolve after its counter timing',
  '8-5-2-6-there-is-none-after-the-skill-of-a-card-in-play':
    'no counter timing follows the resolved skill of a card in play',
  '8-5-2-6-there-is-none-after-the-skill-of-an-extra-card':
    'no counter timing follows the resolved skill of an Extra Card',
  '8-5-3-1-none-may-be-chosen': 'a player told to choose a number of cards may choose none',
  '8-5-3-1-one-is-enough': 'a player told to choose a number of cards may choose only one',
  '8-5-3-1-one-more-may-be-chosen': 'a player told to choose a number of cards may choose one more',
  '8-5-3-2-it-is-all-or-none': '"up to" a number means all of them or none',
  '8-5-3-2-it-is-as-many-as-possible': '"up to" a number means as many cards as possible',
  '8-5-3-2-it-is-at-least-one': '"up to" a number means at least one card',
  '8-5-3-3-where-there-are-fewer-they-may-be-left':
    'a player may decline to choose if there are fewer targets than stated',
  '8-5-3-another-colour-is-on-the-copies-of-its-card-as-well':
    'a colour change on one card also applies to copies of that card',
  '8-5-3-what-a-skill-has-chosen-it-cannot-choose-again': 'a skill cannot choose the same card twice',
  '8-5-3-what-has-come-by-the-skill-itself-cannot-be-chosen':
    'a skill cannot choose cards that it has itself just put into the area',
  '8-5-5-battle-cards-are-meant-too': '"energy" in a text also means Battle Cards',
  '8-5-6-battle-cards-are-meant-too': '"Life" in a text also means Battle Cards',
  '8-5-6-it-is-any-one-of-the-cards': 'a player told to choose from Life can choose only the first Life card',
  '8-6-1-it-is-activated-before-the-counter-timing': 'a triggered [Auto] skill is activated before the counter timing',
  '8-6-1-its-player-may-leave-it': 'a player may decline to activate a triggered [Auto] skill',
  '8-6-2-it-is-resolved-in-the-middle-of-what-has-triggered-it':
    'a triggered [Auto] skill resolves in the middle of the effect that triggered it',
  '8-6-2-what-a-negated-attack-has-triggered-is-cancelled':
    'an [Auto] skill that an attack triggered is cancelled when the attack is negated',
  '8-6-2-what-an-auto-skill-k-o-s-is-not-noticed-by-another-one':
    'an [Auto] skill is not triggered by a K.O. that another [Auto] skill causes',
  '8-6-2-what-an-auto-skill-k-o-s-is-not-noticed-where-another-one-has-set-it-off':
    'an [Auto] skill is not triggered by a K.O. that is caused by an [Auto] skill set off by another one',
  '8-6-2-what-is-done-as-a-cost-triggers-nothing': 'an action performed as a cost triggers no [Auto] skill',
  '8-6-2-what-is-triggered-while-a-skill-waits-for-an-answer-of-a-player-or-after-it-is-lost':
    "an [Auto] skill that is triggered while another skill waits for a player's answer, or later in that skill, is lost",
  '8-6-2-what-leaves-the-hand-or-the-battle-area-has-been-taken-from-the-life-as-well':
    'a card that leaves the hand or the Battle Area also triggers [Auto] skills about Life being taken',
  '8-6-3-it-is-pending-once-however-often-it-was-triggered':
    'an [Auto] skill is pending only once, however often it was triggered',
  '8-6-3-what-happens-at-one-moment-triggers-it-once':
    'an [Auto] skill is triggered only once by several events at the same moment',
  '8-6-4-1-it-cannot-be-chosen-before-it-can-be-activated':
    'a pending skill that cannot be activated cannot be chosen to be cancelled',
  '8-6-4-1-it-is-activated-all-the-same': 'a pending skill that cannot be activated is activated anyway',
  '8-6-4-one-resolution-takes-all-of-them-away':
    'a single resolution of an [Auto] skill removes all its pending instances',
  '8-6-4-those-of-one-skill-are-resolved-in-a-row': 'all pending instances of one [Auto] skill resolve in a row',
  '8-6-5-1-1-of-a-card-that-comes-from-a-secret-area-what-it-was-there-counts':
    'a card that comes from a secret area is judged by its information there',
  '8-6-5-1-1-of-a-card-that-goes-to-a-secret-area-what-it-is-there-counts':
    'a card that goes to a secret area is judged by its information there',
  '8-6-5-1-2-what-it-is-where-it-has-gone-counts':
    'a card that leaves the Battle Area is judged by its information in its new area',
  '8-6-5-1-3-what-it-was-where-it-came-from-counts':
    'a card that moves between other open areas is judged by its information in the old area',
  '8-6-6-1-it-is-pending-again-before-it-is-resolved':
    'a situation makes its [Auto] skill pending again before the skill has resolved',
  '8-6-6-1-it-is-pending-once-in-the-game': 'a situation makes its [Auto] skill pending only once in the game',
  '8-6-6-1-one-that-came-to-be-so-while-its-skill-was-negated-counts-no-more':
    'a situation that arose while its [Auto] skill was negated never makes that skill pending',
  '8-6-7-it-finds-its-card-wherever-that-is': 'a pending skill finds its own card wherever that card has gone',
  '8-7-1-what-is-ko-ed-leaves-when-all-the-rest-has-been-done':
    'a card KO-ed by an effect leaves only after the rest of that effect',
  '8-7-1-what-is-placed-in-the-drop-area-goes-when-all-the-rest-has-been-done':
    'a card dropped by an effect leaves only after the rest of that effect',
  '8-8-1-1-what-changes-a-power-begins-at-that-of-the-front-side':
    'power changes on a turned-over card start from the power of its front',
  '8-8-1-3-of-what-adds-to-a-power-only-the-greatest-counts': 'only the largest of several power increases counts',
  '8-8-1-4-what-a-card-has-brought-about-ends-when-it-combos': 'resolved effects of a card end when that card combos',
  '8-8-1-4-what-has-been-resolved-goes-along-to-the-hand-and-back':
    'a resolved effect stays with a card that returns to the hand and is played again',
  '8-8-1-5-what-has-been-resolved-for-an-area-reaches-those-of-the-moment-only':
    'a resolved effect on an area applies only to the cards there at that moment',
  '8-8-1-5-what-holds-for-an-area-reaches-a-card-from-the-next-turn-on':
    'an effect on an area reaches newly arrived cards only from the next turn',
  '8-9-1-1-what-happens-instead-has-never-happened-either':
    'an event that happens instead of another triggers no skills',
  '8-9-1-1-what-has-been-replaced-triggers-as-well': 'a replaced event still triggers skills',
  '8-9-1-nothing-is-replaced': 'a replacement effect replaces nothing',
  '8-9-1-one-that-cannot-be-carried-out-in-full-does-not-apply':
    'a replacement effect that cannot be carried out in full does not apply',
  '8-9-1-what-is-dropped-is-ko-ed-and-replaced-as-that':
    'a card dropped without being KO-ed is replaced as if it were KO-ed',
  '8-9-2-1-the-turn-player-chooses': 'the turn player chooses between replacement effects about a card',
  '8-9-2-2-the-turn-player-chooses': 'the turn player chooses between replacement effects about a player',
  '8-9-2-3-it-may-apply-a-second-time': 'a replacement effect can be applied to the same event twice',
  '8-9-2-3-one-application-saves-all-the-cards-that-are-ko-ed-at-one-moment':
    'a single application of a replacement effect saves all cards KO-ed at the same moment',
  '8-9-2-3-one-that-has-been-applied-is-not-applied-again-in-the-turn':
    'a replacement effect can be applied only once in a turn',
  '8-9-2-3-what-happens-instead-is-not-replaced-by-another': 'an event that replaces another cannot itself be replaced',
  '8-9-2-that-of-the-card-itself-comes-first': "a card's own replacement effect is applied first",
  '8-9-2-the-other-player-decides': 'the opponent of the affected player chooses between replacement effects',
  '8-9-3-it-is-applied-even-where-it-cannot-be-carried-out':
    'an optional replacement effect is applied although it cannot be carried out',
  '8-9-3-it-is-not-voluntary': 'an optional replacement effect is mandatory',
  '8-9-3-one-that-is-not-voluntary-is-left-where-it-cannot-be-carried-out':
    'a mandatory replacement effect is not applied if it cannot be carried out',
  '7-1-a-rested-battle-card-of-the-own-side-may-be-attacked': 'a player may attack their own rested Battle Card',
  '8-1-4-a-permanent-skill-works-in-the-own-turn-only': "a [Permanent] skill works only on its player's own turn",
  '8-1-5-an-auto-skill-activates-in-the-own-turn-only': "an [Auto] skill activates only on its player's own turn",
  '7-4-1-6-a-card-that-the-player-has-gained-control-of-goes-to-the-own-drop-area':
    "a combo card under another player's control goes to that player's Drop Area",
  '8-5-3-4-the-effect-ends-there': 'an effect without a target ends at once, together with what needs no target',
  '8-6-4-the-one-that-was-triggered-first-is-next':
    'pending skills are resolved in the order in which they were triggered',
  '8-6-4-1-all-of-them-are-cancelled': 'a pending skill that cannot be activated loses all its pending instances',
  '7-1-4-1-only-those-of-the-turn-player-go':
    "only the turn player's combo cards are dropped when an attack ends early",
  '7-4-1-4-1-1-the-attacking-player-takes-it': 'the attacking player takes the damage of the attack',
  '7-4-1-6-only-those-of-the-side-that-has-lost-go': 'only the combo cards of the losing side are dropped',
  '7-4-1-8-1-only-those-of-the-turn-player-wait':
    "only end-of-battle skills of the turn player's combo cards are triggered",
  '8-9-2-1-the-one-that-is-older-applies': 'the older of two replacements applies, and nobody chooses',
};
