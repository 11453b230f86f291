/** What effects do in games with a leader: play cards for their cost or without, K.O. them, deal damage. */
import type { Game } from '../../game';
import type { InPlayRules } from '../../language/words/in-play';
import type { PlayersRules } from '../../language/words/players';
import type { EffectRules, Provided } from '../../procedures/effects';
import { combineTables } from '../../procedures/tables';
import type { InGame } from '../../procedures/types';
import { damage } from './damage';
import { ko, koMayStillHappen } from './ko';
import { playing } from './playing';

export const leaderEffects = combineTables(playing, ko, koMayStillHappen, damage);

type LeaderEffects = typeof leaderEffects;
export interface LeaderEffectRules
  extends Omit<EffectRules, keyof LeaderEffects>, InGame<LeaderEffects, LeaderEffectGame> {}
export type LeaderEffectGame = Game<LeaderEffectRules, object>;

/** Fails to compile if the shared tables lack a procedure that shared words run. */
export type RunByWords = Provided<InPlayRules & PlayersRules, LeaderEffectRules>;
