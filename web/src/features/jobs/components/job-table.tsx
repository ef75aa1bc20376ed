import { Head } from '../../../shared/lists/head.tsx';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Checkbox } from '@mantine/core';
import type { Job } from '@southline/rest/types';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePhone } from '../../../shared/ui/use-phone.ts';
import { useAddJob } from '../api/add-job.ts';
import { messages } from '../messages.ts';
import { type Grade, gradesOf, type JobRow, lineOf, offered, rowsToAdd, usual } from '../model/columns.ts';
import { ColumnFoot } from './column-foot.tsx';
import classes from './job-page.module.css';
import { PartChoice } from './part-choice.tsx';

/** Parts chosen instead of the first part, by need and grade. */
type Choices = Readonly<Record<string, string>>;
const choiceKey = (index: number, grade: Grade) => `${index} ${grade}`;

const cellOf = (row: JobRow, index: number, grade: Grade, choices: Choices) => {
  const { parts, otherGrade } = offered(row, grade);
  const wanted = choices[choiceKey(index, grade)];
  const part = parts.find(({ productNr }) => productNr === wanted) ?? parts[0];
  return { parts, otherGrade, line: part && lineOf(part, row) };
};

/** Needs as rows, grades as columns; on phones one grade at a time. */
export const JobTable = ({ job, vehicle }: { job: Job; vehicle: string }) => {
  const { formatMessage } = useIntl();
  const phone = usePhone();
  const grades = gradesOf(job.rows);
  const [picked, setPicked] = useState<Grade | null>(null);
  const [taken, setTaken] = useState<readonly boolean[]>(() => job.rows.map(usual));
  const [choices, setChoices] = useState<Choices>({});
  const [wish, setWish] = useState<Grade | null>(null);
  const { mutate, data, error, isPending, reset } = useAddJob(vehicle);
  const shown: readonly Grade[] = phone ? grades.filter((grade) => grade === (picked ?? grades[0])) : grades;
  const nameOf = (grade: Grade) => formatMessage(messages[`grade.${grade}`]);
  const linesOf = (grade: Grade) =>
    job.rows.flatMap((row, index) => (taken[index] && cellOf(row, index, grade, choices).line) || []);
  const change = (then: () => void) => {
    reset();
    then();
  };
  return (
    <>
      {phone && grades.length > 1 && (
        <div role="radiogroup" className={classes.grades} aria-label={formatMessage(messages.grade)}>
          {grades.map((grade) => (
            <label key={grade}>
              <input
                type="radio"
                name="grade"
                value={grade}
                checked={shown.includes(grade)}
                onChange={() => setPicked(grade)}
              />
              {nameOf(grade)}
            </label>
          ))}
        </div>
      )}
      <table className={classes.table} data-columns={shown.length}>
        <thead className={classes.head}>
          <tr>
            <Head name={messages.need} />
            {shown.map((grade) => (
              <th key={grade} scope="col">
                {nameOf(grade)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {job.rows.map((row, index) => (
            <tr key={row.need} className={classes.row} data-out={!taken[index] || undefined}>
              <th scope="row">
                <Checkbox
                  label={row.need}
                  aria-label={formatMessage(messages.take, { need: row.need })}
                  checked={taken[index] ?? false}
                  disabled={row.parts.length === 0}
                  onChange={({ currentTarget: { checked } }) =>
                    change(() => setTaken(taken.map((before, at) => (at === index ? checked : before))))
                  }
                />
                {row.use === 'Optional' && <span className={classes.optional}>{formatMessage(messages.optional)}</span>}
              </th>
              {row.parts.length === 0 ? (
                <td colSpan={shown.length} className={classes.none}>
                  <FormattedMessage {...messages.none} />
                </td>
              ) : (
                shown.map((grade) => {
                  const { parts, otherGrade, line } = cellOf(row, index, grade, choices);
                  return (
                    <td key={grade}>
                      {line && (
                        <PartChoice
                          need={row.need}
                          line={line}
                          choices={parts}
                          otherGrade={otherGrade}
                          onChoose={(productNr) =>
                            change(() => setChoices({ ...choices, [choiceKey(index, grade)]: productNr }))
                          }
                        />
                      )}
                    </td>
                  );
                })
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={classes.feet}>
            <td />
            {shown.map((grade) => (
              <td key={grade}>
                <ColumnFoot
                  lines={linesOf(grade)}
                  gradeName={nameOf(grade)}
                  prominent={phone || grade === 'STANDARD' || grades.length === 1}
                  pending={isPending && wish === grade}
                  added={wish === grade ? data : undefined}
                  error={wish === grade ? error : null}
                  onAdd={() => {
                    setWish(grade);
                    mutate(rowsToAdd(linesOf(grade)));
                  }}
                />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </>
  );
};
