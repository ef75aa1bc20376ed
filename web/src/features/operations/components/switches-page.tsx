import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountFrame } from '../../../shared/account/account-frame.tsx';
import desk from '../../../shared/desk/desk-table.module.css';
import { DeskTable } from '../../../shared/desk/desk-table.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx';
import { LoadFailedNotice } from '../../../shared/ui/load-failed.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { RegionTime } from '../../../shared/ui/region-time.tsx';
import { type Board, boardQuery } from '../api/switches.ts';
import { messages } from '../messages.ts';
import { CodeWord } from './code-word.tsx';
import { DeskTabs } from './desk-tabs.tsx';
import classes from './operations.module.css';
import { SwitchForm } from './switch-form.tsx';
import { useCodeWords } from './use-code-words.ts';

const SwitchRow = ({ name, on, textEn, textZh, endsAt, setBy, setAt, reason }: Board['switches'][number]) => (
  <tr data-on={on}>
    <th scope="row">
      <CodeWord kind="switch" code={name} />
    </th>
    <td>
      <strong>
        <FormattedMessage {...(on ? messages.isOn : messages.isOff)} />
      </strong>
      {on && (
        <span className={classes.under}>
          <FormattedMessage {...messages.until} /> <RegionTime at={endsAt} />
        </span>
      )}
    </td>
    <td>
      {textEn}
      <span className={classes.under} lang="zh">
        {textZh}
      </span>
    </td>
    <td>
      {reason}
      {setAt && (
        <span className={classes.under}>
          {setBy} <RegionTime at={setAt} />
        </span>
      )}
    </td>
  </tr>
);

const ProcessRow = ({ process, current }: { process: Board['processes'][number]; current: number }) => (
  <tr>
    <th scope="row">{process.service}</th>
    <td>
      <FormattedMessage {...(process.version === current ? messages.upToDate : messages.behind)} />
    </td>
    <td data-figure>
      <FormattedMessage {...messages.secondsAgo} values={{ seconds: process.secondsAgo }} />
    </td>
    <td>{useCodeWords('switch', process.overridden)}</td>
  </tr>
);

const Switches = ({ board: { version, switches, processes } }: { board: Board }) => (
  <>
    <SwitchForm version={version} switches={switches} />
    <DeskTable heads={[messages.switch, messages.state, messages.buyersSee, messages.reason]} className={classes.work}>
      {switches.map((each) => (
        <SwitchRow key={each.name} {...each} />
      ))}
    </DeskTable>
    <h2 className={classes.heading}>
      <FormattedMessage {...messages.processes} />
    </h2>
    <p className={desk.lead}>
      <FormattedMessage {...messages.processesLead} />
    </p>
    <DeskTable
      heads={[messages.processName, messages.state, messages.lastAsked, messages.byEnvironment]}
      className={classes.work}
    >
      {processes.map((process) => (
        <ProcessRow key={process.instance} process={process} current={version} />
      ))}
    </DeskTable>
  </>
);

/** For administrators: parts of the shop that can be switched off. */
export const SwitchesPage = () => {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useQuery(boardQuery(useApi()));
  return (
    <AccountFrame title={<FormattedMessage {...messages.switchesTitle} />}>
      <PageTitle message={messages.switchesTitle} />
      <DeskTabs />
      <p className={desk.lead}>{formatMessage(messages.switchesLead)}</p>
      {data && <Switches board={data} />}
      {!data && (error ? <LoadFailedNotice error={error} onRetry={refetch} /> : <ListSkeleton row={undefined} />)}
    </AccountFrame>
  );
};
