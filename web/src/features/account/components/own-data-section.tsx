import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useExportData } from '../api/own-data.ts';
import { messages } from '../messages.ts';
import classes from './own-pages.module.css';
import { Refusal } from './refusal.tsx';

/** The member's rights over their data. */
export const OwnDataSection = () => {
  const { mutate, isPending, isSuccess, error } = useExportData();
  return (
    <section className={classes.section} aria-labelledby="own-data">
      <h2 id="own-data">
        <FormattedMessage {...messages.ownDataTitle} />
      </h2>
      <p>
        <FormattedMessage {...messages.exportLead} />
      </p>
      <Refusal error={error} />
      {isSuccess && (
        <Notice kind="info">
          <FormattedMessage {...messages.exportSent} />
        </Notice>
      )}
      <Button variant="outline" loading={isPending} onClick={() => mutate()}>
        <FormattedMessage {...messages.exportData} />
      </Button>
    </section>
  );
};
