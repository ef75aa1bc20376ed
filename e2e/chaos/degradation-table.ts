import { readFileSync } from 'node:fs';
import { type ActivityName, activityNames } from './activities.ts';

const docs = new URL('../../docs/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, docs), 'utf8');

/** One row of docs/degradation.md. */
export interface Row {
  readonly away: string;
  readonly works: readonly ActivityName[];
  readonly refused: readonly ActivityName[];
  /** Actions whose mails are sent only after the part is back. */
  readonly late: readonly ActivityName[];
  /** The texts of refusals. */
  readonly texts: readonly string[];
  readonly alert: string;
}

const others = 'everything else';

const listed = (cell: string): string[] => (cell === 'nothing' ? [] : cell.split(', '));

const known = (names: readonly string[]): ActivityName[] =>
  names.map((name) => {
    const found = activityNames.find((one) => one === name);
    if (!found) throw new Error(`docs/degradation.md names "${name}", which no test does`);
    return found;
  });

const without = (names: readonly string[]) => activityNames.filter((name) => !names.includes(name));

/** The actions of the two cells "works" and "refused". One cell may be "everything else". */
const split = (works: string, refused: string): Pick<Row, 'works' | 'refused'> => {
  if (works === others) return { works: without(listed(refused)), refused: known(listed(refused)) };
  if (refused === others) return { works: known(listed(works)), refused: without(listed(works)) };
  return { works: known(listed(works)), refused: known(listed(refused)) };
};

const alertOf = (cell: string): string => {
  const [, alert, file, anchor] = /^\[(\w+)\]\((runbook\/\w+\.md)#(\w+)\)$/.exec(cell) ?? [];
  if (!alert || !file || anchor !== alert.toLowerCase() || !read(file).includes(`\n## ${alert}\n`))
    throw new Error(`docs/degradation.md: "${cell}" is no section of the runbook`);
  if (!read('../infra/observability/alerts.yaml').includes(`- alert: ${alert}\n`))
    throw new Error(`there is no alert ${alert}`);
  return alert;
};

export const degradationTable = (): Row[] =>
  read('degradation.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Away') && !line.startsWith('| ---'))
    .map((line) => {
      const [away = '', works = '', refused = '', late = '', texts = '', alert = ''] = line.slice(2, -2).split(' | ');
      return {
        away,
        ...split(works, refused),
        late: known(listed(late)),
        texts: [...texts.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text),
        alert: alertOf(alert),
      };
    });
