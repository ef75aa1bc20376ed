import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountFrame } from '../../../shared/account/account-frame.tsx';
import desk from '../../../shared/desk/desk-table.module.css';
import { DeskTable } from '../../../shared/desk/desk-table.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx';
import { LoadFailedNotice } from '../../../shared/ui/load-failed.tsx';
import { NothingHere } from '../../../shared/ui/nothing-here.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { useDecide, type Work, workQuery } from '../api/work.ts';
import { messages } from '../messages.ts';
import { idOf } from '../model/work.ts';
import { DecideForm } from './decide-form.tsx';
import { DeskLinks } from './desk-links.tsx';
import { MissingServices } from './missing-services.tsx';
import classes from './operations.module.css';
import { useCodeWords } from './use-code-words.ts';
import { WorkRow } from './work-row.tsx';

const More = ({ kinds }: { kinds: readonly string[] }) => (
  <Notice kind="info">
    <FormattedMessage {...messages.more} values={{ kinds: useCodeWords('work', kinds) }} />
  </Notice>
);

const heads = [messages.choice, messages.age, messages.work, messages.facts, messages.advice];

const WorkList = ({ work: { items, more, missing } }: { work: Work }) => {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const { run, decide } = useDecide();
  const chosen = items.filter((item) => picked.has(idOf(item)));
  const pick = (id: string, isChosen: boolean) =>
    setPicked((before) => {
      const after = new Set(before);
      if (isChosen) after.add(id);
      else after.delete(id);
      return after;
    });
  return (
    <>
      {missing.length > 0 && <MissingServices services={missing} />}
      {more.length > 0 && <More kinds={more} />}
      <DecideForm
        chosen={chosen}
        run={run}
        onDecide={(decision, reason, value) => void decide(chosen, decision, { reason, value })}
      />
      {items.length === 0 ? (
        <NothingHere title={messages.noWork} hint={messages.noWorkHint} />
      ) : (
        <DeskTable heads={heads} className={classes.work}>
          {items.map((item) => (
            <WorkRow
              key={idOf(item)}
              item={item}
              isChosen={picked.has(idOf(item))}
              onChoose={(isChosen) => pick(idOf(item), isChosen)}
            />
          ))}
        </DeskTable>
      )}
    </>
  );
};

/** For staff: everything that waits for a person, the longest waiting first. */
export const WorkPage = () => {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useQuery(workQuery(useApi()));
  return (
    <AccountFrame title={<FormattedMessage {...messages.workTitle} />} aside={<DeskLinks on="work" />}>
      <PageTitle message={messages.workTitle} />
      <p className={desk.lead}>{formatMessage(messages.workLead)}</p>
      {data && <WorkList work={data} />}
      {!data && (error ? <LoadFailedNotice error={error} onRetry={refetch} /> : <ListSkeleton row={undefined} />)}
    </AccountFrame>
  );
};
