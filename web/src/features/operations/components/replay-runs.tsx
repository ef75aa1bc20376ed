import { FormattedMessage, useIntl } from 'react-intl';
import { DeskTable } from '../../../shared/desk/desk-table.tsx';
import { RegionTime } from '../../../shared/ui/region-time.tsx';
import type { ReplayRun } from '../api/parked-events.ts';
import { messages } from '../messages.ts';
import { CodeWord } from './code-word.tsx';
import classes from './operations.module.css';

const heads = [messages.time, messages.service, messages.progress, messages.reason];

const Progress = ({ run: { events, done, failed, isOver, failures } }: { run: ReplayRun }) => {
  const { formatMessage } = useIntl();
  return (
    <>
      {!isOver && (
        <progress
          className={classes.progress}
          max={events}
          value={done + failed}
          aria-label={formatMessage(messages.working)}
        />
      )}
      <FormattedMessage {...messages.replayed} values={{ done, events, failed }} />
      {failures.length > 0 && (
        <details>
          <summary>{formatMessage(messages.failures)}</summary>
          <ul className={classes.failures}>
            {failures.map(({ key, record, error }) => (
              <li key={key}>
                {record}: {error}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
};

/** The last decisions about many events, and how far each is. */
export const ReplayRuns = ({ runs }: { runs: readonly ReplayRun[] }) => (
  <>
    <h2 className={classes.heading}>
      <FormattedMessage {...messages.runs} />
    </h2>
    <DeskTable heads={heads} className={classes.work}>
      {runs.map((run) => (
        <tr key={run.id}>
          <td data-figure>
            <RegionTime at={run.at} />
            <span className={classes.under}>{run.by}</span>
          </td>
          <th scope="row">
            <CodeWord kind="decision" code={run.decision} />: <CodeWord kind="service" code={run.service} />
            <span className={classes.under}>{run.handler}</span>
          </th>
          <td>
            <Progress run={run} />
          </td>
          <td>{run.reason}</td>
        </tr>
      ))}
    </DeskTable>
  </>
);
