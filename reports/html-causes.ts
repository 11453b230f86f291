/** Heads the page of a run that failed: the likely misreadings, and the failures that they do not explain. */
import type { Causes, Lead, Report, ScenarioResult } from '../schemas/report';
import { capitalised } from '../texts/words';
import { actionType, behaviour, outages, question, causesOf, causesSentence, contradiction, evidence } from './causes';
import { markup, type Html } from './html-template';
import { plural } from './text';

export function causesHtml(report: Report): Html | null {
  const { found, contradicted, unexplained } = causesOf(report);
  const sentence = causesSentence(report);
  const broke = outages({ found, contradicted, unexplained });
  if (found.length + contradicted.length + broke.length === 0) return null;
  const names = new Map(report.scenarios.map((scenario) => [scenario.id, scenario]));
  return markup`<section class="broken causes" aria-labelledby="causes">
    <h2 id="causes">${capitalised(sentence ?? 'No misreading explains what failed')}</h2>
    <p class="note">
      The failures match what these misreadings would break. They describe behaviour, not the bug in your code.
    </p>
    ${broke.length > 0 && markup`<ul>${broke.map(({ label, text }) => markup`<li><b>${label}:</b> ${text}</li>`)}</ul>`}
    <ol>
      ${found.map(
        (cause) =>
          markup`<li>
            <p><b>Behaves like:</b> ${behaviour(cause, ({ title }) => title)}.</p>
            <p class="note">${evidence(cause)} Misread: ${misreadClauses(cause)}.</p>
            ${scenariosHtml(plural(cause.failures.length, 'failure'), cause.failures, names)}
            ${cause.passed.length > 0 && scenariosHtml(`what speaks against it: ${cause.passed.length} passed`, cause.passed, names)}
          </li>`,
      )}
    </ol>
    ${contradicted.length > 0 && contradictedHtml(contradicted, names)}
    ${unexplained.length > 0 && unexplainedHtml(unexplained, names)}
  </section>`;
}

type Names = ReadonlyMap<string, ScenarioResult>;

const misreadClauses = ({ behaves }: Lead): Html =>
  markup`${[...new Set(behaves.map(({ clause }) => clause))].map(
    (clause, index) => markup`${index > 0 && ', '}<a class="id" href="#${clause}">${clause}</a>`,
  )}`;

function scenariosHtml(title: string, ids: readonly string[], names: Names): Html {
  return markup`<details>
    <summary>${capitalised(title)}</summary>
    <ul>
      ${ids.map((id) => {
        const { clauses: [clause = ''] = [], name = id } = names.get(id) ?? {};
        return markup`<li><a class="id" href="#${clause}">${clause}</a> <span>${name}</span></li>`;
      })}
    </ul>
  </details>`;
}

function contradictedHtml(leads: readonly Lead[], names: Names): Html {
  return markup`<h3>Contradicted</h3>
    <ul class="leads">
      ${leads.map(
        (lead) =>
          markup`<li>
            <p>${capitalised(behaviour(lead))}.</p>
            <p class="note">${contradiction(lead)}</p>
            ${scenariosHtml(`${plural(lead.passed.length, 'scenario')} that contradict it`, lead.passed, names)}
          </li>`,
      )}
    </ul>`;
}

/** Orders errors and questions that were not asked first, then failures by clause. */
function unexplainedHtml(groups: Causes['unexplained'], names: Names): Html {
  const count = groups.reduce((sum, { failures }) => sum + failures.length, 0);
  return markup`<details class="rest">
    <summary>${plural(count, 'other failure')}</summary>
    ${groups.map((group) =>
      scenariosHtml(`${inCommon(group)}: ${plural(group.failures.length, 'failure')}`, group.failures, names),
    )}
  </details>`;
}

function inCommon({
  brokeDown,
  neverAccepted,
  neverAsked,
  clause = '',
  failures,
}: Causes['unexplained'][number]): string {
  if (brokeDown !== undefined) return brokeDown;
  if (neverAccepted !== undefined) return `no action "${actionType(neverAccepted, failures)}" accepted`;
  return neverAsked === undefined ? clause : `never asked to ${question(neverAsked, failures)}`;
}
