/** Our readings are opinions: a scenario without @reading must not depend on them, and every choice must be shown. */
import { describe, expect, test } from 'vitest';
import { GAMES } from '../oracle/games';
import { loadFeatures } from '../runner/features';
import { planScenarios, type Planned } from '../runner/plan';
import { tryFault, type AnyFault } from '../runner/self-test';
import { VOCABULARIES } from '../steps/games';
