/** Titles of misreadings of clauses of sections 14 to 18 and the appendices. */
import type { Titles } from '../../kernel/testing/misreadings';

export const titles14To18: Titles = {
  '14.1.2-one-keyword-of-several-is-enough': 'an ability with several keywords is active as soon as one of them is',
  '14.12.3.1-one-card-of-grade-3-pays-and-no-more-cards-do':
    'a stride is paid with one card of grade 3, but not with several cards',
  '14.12.3.1-what-a-stride-takes-is-no-cost': 'the cards that a stride takes are not a cost',
  '14.22.2-another-rear-guard-rests': 'the rear-guard rested for Revelation must be another unit',
  '14.22.2.1-where-all-rear-guards-are-at-rest-no-card-goes-into-the-soul':
    'Revelation puts no card into the soul where all rear-guards are at rest',
  '14.22.2.1-where-all-rear-guards-are-at-rest-the-vanguard-rests':
    'Revelation rests the vanguard where all rear-guards are at rest',
  '14.23.1.1-of-a-legion-the-leader-alone-becomes-blazing': 'only the leader of a legion becomes blazing',
  '14.26.2-what-changes-payments-changes-the-retiring-of-engorge':
    'effects that change payments also change the retiring for Engorge',
  '14.36.1.3-what-waits-is-dropped-with-the-harmony-that-has-triggered-it':
    'an ability triggered by harmony is dropped when the harmony ends',
  '14.44.2-of-several-melodies-that-give-the-same-ability-one-counts':
    'melodies that give the same ability count only once',
  '14.46.3-one-bound-card-of-an-odd-grade-is-enough-for-white-wings':
    'a single bound card of an odd grade is enough for White Wings',
  '14.46.4-one-bound-card-of-an-even-grade-is-enough-for-black-wings':
    'a single bound card of an even grade is enough for Black Wings',
  '14.49.1-the-other-unit-alone-becomes-a-friend':
    'a unit with Friend does not become a Friend itself, only the other unit does',
  '14.50.3.2-one-unit-may-have-the-name-and-another-one-glitter':
    'Glitter – (name) can be met by a vanguard with that name and another unit with Glitter',
  '15.1.2.4.2-what-has-no-grade-has-none-to-compare': 'a marker without a grade has no grade to compare',
  '15.2.2-nothing-is-created': 'a pseudo-card that is to be created does not come to exist',
  '15.4.3.1-one-token-is-called-whatever-the-number': 'an effect that calls several tokens calls only one',
  '15.7.1.2-what-retires-a-unit-reaches-the-markers-of-its-circle':
    'an effect that retires a unit also removes the markers of its circle',
  '16.2.1.3.1.1-what-a-gift-marker-gives-does-not-reach-a-unit-that-effects-cannot-affect':
    'a gift marker gives nothing to a unit that effects cannot affect',
  '16.3.1.4.1.1-one-force-marker-is-on-a-circle': 'a circle has at most one Force marker',
  '16.3.1.5.2.1-the-other-markers-of-the-circle-stay': 'Force markers stay when their circle disappears',
  '16.3.2-one-gift-of-an-effect-is-resolved': 'only one of several gifts of an effect is resolved',
  '17.5.1.2-what-a-unit-wears-is-not-imprisoned-with-it': 'cards that a unit wears are not imprisoned with it',
  '17.7.3-the-unit-that-came-first-to-the-circle-is-armed': 'an arms order arms the unit that came to the circle first',
  '17.7.8.2-of-all-arms-orders-of-a-circle-the-last-one-stays':
    'only the last of all arms orders on a circle stays, whatever their names',
  '17.7.8.2-of-arms-orders-of-one-name-on-all-circles-the-last-one-stays':
    'only the last of all arms orders with the same name stays, even on different circles',
  '17.7.8.2-of-arms-orders-of-one-name-the-first-stays': 'the first of several arms orders with the same name stays',
  '17.7.8.2-of-arms-orders-that-came-at-one-moment-the-first-stays':
    'the first of several arms orders put on a circle at the same moment stays',
  '17.9.3.2-the-unit-that-came-first-to-the-circle-is-armed':
    'a card put on a circle as an arms order belongs to the unit that came there first',
  '18.1.1.3-where-both-can-stop-a-loop-they-are-asked-again-when-it-is-over':
    'players who can both stop a loop are asked again when it has ended',
  '18.4.1.1-what-lasts-for-a-battle-goes-on-when-an-effect-ends-the-turn':
    'an effect that lasts for a battle goes on when an effect ends the turn',
  '18.4.1.1-what-lasts-for-the-turn-ends-when-an-effect-ends-the-turn':
    'an effect that lasts for the turn ends as soon as another effect ends the turn',
  '18.4.3-what-waits-is-forgotten': 'abilities that are waiting when an effect ends the turn are forgotten',
  'A2.1-nothing-comes-of-the-unit-that-is-retired': 'a unit under a Cradle marker gives no card when it is retired',
  'B.1-all-nations-are-the-same': 'the name of any nation means every nation',
  'B.3-a-card-without-a-clan-is-of-the-first-clan-of-the-nation':
    'a card of Keter Sanctuary or United Sanctuary without a clan is only of the first of their clans',
  'B.4-a-card-without-a-clan-is-of-the-first-clan-of-the-nation':
    'a card of Dragon Empire without a clan is only of the first of its clans',
  'B.5-a-card-without-a-clan-is-of-the-first-clan-of-the-nation':
    'a card of Brandt Gate or Star Gate without a clan is only of the first of their clans',
  'B.7-a-card-without-a-clan-is-of-the-first-clan-of-the-nation':
    'a card of Dark States or Dark Zone without a clan is only of the first of their clans',
  'B.8-a-card-without-a-clan-is-of-the-first-clan-of-the-nation':
    'a card of Stoicheia or Zoo without a clan is only of the first of their clans',
  'B.9-a-card-without-a-clan-is-of-the-first-clan-of-the-nation':
    'a card of Stoicheia or Magallanica without a clan is only of the first of their clans',
  'B.11-a-card-of-the-nation-has-no-clan': 'a card of the nation Touken Ranbu that names no clan has no clan',
  'B.12-a-card-of-the-nation-has-no-clan': 'a card of the nation BanG Dream! without a clan has no clan',
  'B.13-a-card-of-the-nation-has-no-clan': 'a card of the nation SHAMAN KING without a clan has no clan',
  'B.14-a-card-of-the-nation-has-no-clan': 'a card of the nation Record of Ragnarok without a clan has no clan',
  '18.3.1-every-card-is-counted': 'an effect that counts different cards counts every card',
  '18.3.1.1-names-are-counted-that-the-text-does-not-mean':
    'an effect that counts different names also counts names of cards that it does not refer to',
  '18.3.1.2-names-are-counted-whatever-the-text-compares':
    'an effect that counts different values counts names instead',
  '18.4.1.2-the-turn-goes-on': 'a turn that an effect ends goes on',
  '18.4.1.2-the-end-phase-is-left-out': 'a turn that an effect ends has no end phase',
  '14.4.2-the-unit-that-is-attacked-intercepts': 'the attacked unit can intercept',
  '14.11.2.1-the-first-of-several-names-alone-fits': 'only the first of several names that a unit seeks fits',
  '14.2.3.1-the-ability-works-whatever-the-condition-is':
    'a continuous ability with a keyword condition works whether or not the condition is met',
  '14.2.3.1-the-ability-never-works': 'a continuous ability with a keyword condition never works',
  '14.2.3.2-the-condition-is-not-looked-at':
    'an automatic ability triggers whether or not its keyword condition is met',
  '14.2.3.2.1-the-condition-is-looked-at-when-the-ability-is-resolved':
    'the keyword condition of an automatic ability is checked when it is resolved',
  '14.2.3.3-the-ability-is-played-whatever-the-condition-is':
    'an activated ability can be played whether or not its keyword condition is met',
  '14.2.3.3-the-ability-is-never-played': 'an activated ability with a keyword condition can never be played',
  '14.2.3.3.1-the-condition-is-looked-at-once-more-when-the-ability-is-resolved':
    'the keyword condition of an activated ability is checked again when it is resolved',
  '14.23.1-a-blazing-vanguard-is-so-no-more-when-an-attack-of-its-player-begins-without-more-rear-guards':
    'a blazing vanguard stops blazing when its player attacks and does not have more rear-guards than the opponent',
  '14.23.1-a-blazing-vanguard-is-so-until-the-end-of-the-battle':
    'a blazing vanguard stops blazing at the end of the battle',
  '14.26.1-an-engorged-unit-is-so-no-more-when-it-attacks-again':
    'an engorged unit is no longer engorged when it attacks again',
  '14.26.1-an-engorged-unit-is-so-until-the-end-of-the-battle':
    'an engorged unit is no longer engorged after the battle',
  '14.26.1-a-unit-becomes-engorged-whatever-became-of-the-rear-guards':
    'a unit becomes engorged even if no rear-guard was retired',
  '14.24.1-the-player-of-the-card-decides': 'the opponent decides whether a unit with Afterimage returns',
  '14.22.2-a-rear-guard-rests-though-the-card-stays-on-the-deck':
    'Revelation rests a rear-guard even if the card stays on the deck',
  '14.22.2-no-rear-guard-rests': 'Revelation rests no rear-guard',
  '14.22.2-the-unit-with-revelation-rests': 'Revelation rests its own unit',
  '14.22.2-a-vanguard-can-be-rested-as-well': 'a vanguard can be rested for Revelation',
  '14.22.2-a-rear-guard-at-rest-can-be-chosen': 'a rear-guard at rest can be chosen for Revelation',
  '14.22.2-the-top-card-goes-into-the-soul-whether-its-player-likes-it-or-not':
    'Revelation must put the top card into the soul',
  '14.22.2-the-top-card-goes-into-the-soul-unseen':
    'Revelation puts the top card into the soul without letting the player look at it',
  '14.22.3-the-card-is-not-put-into-the-soul-by-the-effect-of-revelation':
    'a card that Revelation puts into the soul does not count as put there by its effect',
  '14.22.3-a-card-that-any-effect-puts-into-the-soul-counts':
    'a card that any effect puts into the soul counts as put there by Revelation',
  '14.24.1-a-unit-with-afterimage-returns-whether-its-player-likes-it-or-not': 'a unit with Afterimage must return',
  '14.8.2-a-unit-with-forerunner-is-called-whether-its-player-likes-it-or-not': 'a unit with Forerunner must be called',
  '14.49.1.1-a-friend-stays-one': 'a unit stays a Friend after the other unit has left the column',
  '14.38.3-dark-device-does-not-look-at-the-column':
    'Dark Device is active even if the opponent has a standing unit in the column',
  '17.3.1.4.1-the-card-of-such-a-drive-check-goes-to-the-hand':
    'the card of a drive check on an Astral Plane goes to the hand',
  '17.3.1.4.1-an-effect-puts-the-card-into-the-hand-all-the-same':
    'an effect can still put the card of a drive check on an Astral Plane into the hand',
  '17.3.1.6-the-unit-is-retired-at-once': 'a unit on a circle that becomes an Astral Plane is retired at once',
  '17.3.1.6-astral-deities-are-retired-as-well': 'Astral Deities on a circle that becomes an Astral Plane are retired',
  '17.7.3-an-arms-order-is-associated-with-no-unit': 'an arms order belongs to no unit',
  '17.7.7-a-unit-arms-what-passes-to-it': 'a vanguard that takes over arms orders counts as arming them',
  '15.6.2-a-meer-s-present-is-not-counted': "a Meer's Present does not count among the cards of the hand",
  '15.8.3.1-markers-are-not-erased': 'markers that are to be erased stay where they are',
  '15.8.5.2-the-ability-of-a-marker-goes-on-after-it':
    'the ability of a marker still applies after the marker is erased',
  '15.8.5.1-a-marker-speaks-of-the-unit-that-was-on-the-circle':
    "a marker's ability stays with the unit that was on the circle",
  '15.8.5.1-a-marker-speaks-of-all-units': "a marker's ability applies to all units of the player",
  'A2.1-the-unit-keeps-its-abilities': 'a unit under a Cradle marker keeps its abilities',
  'A2.1-the-unit-keeps-its-power': 'a unit under a Cradle marker keeps its power',
  'A2.1-the-power-of-the-unit-is-0-whatever-it-is-given':
    'a unit under a Cradle marker has 0 power even if it is given power',
  'A2.1-the-unit-can-boost': 'a unit under a Cradle marker can boost',
  'A2.1-the-unit-can-intercept': 'a unit under a Cradle marker can intercept',
  'A2.1-the-player-of-the-unit-takes-the-card':
    'the player of a unit under a Cradle marker takes the card when it is retired',
  'A2.1-a-card-of-any-grade-is-taken': 'a retired unit under a Cradle marker gives a card of any grade',
  '16.3.1.3.2-without-a-choice-it-is-type-i': 'a gift that must be chosen is always of type I',
  '16.3.1.5.1-a-circle-comes-although-there-is-a-stage': 'an Accel circle is added although there is a stage',
  '16.3.1.5.1.1-the-circle-is-in-the-back-row': 'an Accel circle is in the back row',
  '16.3.1.5.1.2-circles-come-to-the-right-first': 'the first Accel circle is on the right',
  '16.3.1.5.1.2-all-circles-come-to-the-left': 'all Accel circles are added on the left',
  '16.3.1.5.1.2.1-circles-come-to-the-left-as-player-a-sees-it':
    "player B's Accel circles are added on the left as player A sees it",
  '16.3.1.5.2-the-marker-is-put-on-the-vanguard-circle': 'an Accel marker is put on the vanguard circle',
  '16.3.1.5.2.1-the-circle-stays-without-its-marker': 'an Accel circle stays without its marker',
  '16.3.1.5.2.1-the-circle-stays-when-its-marker-is-moved': 'an Accel circle stays when its marker is moved away',
  '16.3.1.5.2.1-the-circle-disappears-at-the-check-timing':
    'an Accel circle without its marker disappears only at the next check timing',
  '14.50.3.2-the-whole-card-name-is-asked-for': 'Glitter – (name) needs the whole card name',
  '14.50.3.2-the-card-name-is-enough': 'Glitter – (name) needs only the card name, and not Glitter',
  '14.50.3.2-a-rear-guard-is-enough': 'a rear-guard with that name is enough for Glitter – (name)',
  '14.50.3.2-the-opponent-s-vanguard-is-enough':
    "the opponent's vanguard with that name is enough for Glitter – (name)",
  '14.37.2-nth-time-means-more-battles-than-that': '"Nth time" means later battles only',
  '14.37.2-nth-time-means-so-many-battles-at-most': '"Nth time" means that battle and earlier ones',
  '14.39.2-the-rear-guard-with-the-power-becomes-successful': 'only the rear-guard with the power becomes successful',
  '14.39.4-the-power-is-not-looked-at-again-when-success-resolves':
    'Success does not check the power again when it resolves',
};
