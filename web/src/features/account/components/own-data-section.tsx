import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useExportData } from '../api/own-data.ts';
import { messages } from '../messages.ts';
import { CloseDialog } from './close-dialog.tsx';
import classes from './own-pages.module.css';
import { Refusal } from './refusal.tsx';

/** The member's rights over their data. */
export const OwnDataSection = () => {
  const { formatMessage } = useIntl();
  const { mutate, isPending, isSuccess, error } = useExportData();
  const [closing, setClosing] = useState(false);
  return (
    <section className={classes.section} aria-labelledby="own-data">
      <h2 id="own-data">{formatMessage(messages.ownDataTitle)}</h2>
      <p>{formatMessage(messages.exportLead)}</p>
      <Refusal error={error} />
      {isSuccess && <Notice kind="info">{formatMessage(messages.exportSent)}</Notice>}
      <Button variant="outline" loading={isPending} onClick={() => mutate()} text={messages.exportData} />
      <h3>{formatMessage(messages.closeAccount)}</h3>
      <p>{formatMessage(messages.closeLead)}</p>
      <Button variant="default" onClick={() => setClosing(true)} text={messages.closeOpen} />
      <CloseDialog opened={closing} onClose={() => setClosing(false)} />
    </section>
  );
};
