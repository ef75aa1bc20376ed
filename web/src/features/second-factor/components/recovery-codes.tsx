import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { messages } from '../messages.ts';
import classes from './second-factor.module.css';

/** New recovery codes. They are gone when the person goes on. */
export const RecoveryCodes = ({ codes, onStored }: { codes: readonly string[]; onStored: () => void }) => {
  const { formatMessage } = useIntl();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <section className={classes.section} aria-labelledby="recovery-codes">
      <h2 id="recovery-codes">{formatMessage(messages.recovery)}</h2>
      <Notice kind="warning">{formatMessage(messages.recoveryLead)}</Notice>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes.row}>
        <Button size="md" onClick={onStored} data-main text={messages.stored} />
        <Button variant="outline" onClick={() => void copy()} text={isCopied ? messages.copied : messages.copy} />
      </div>
    </section>
  );
};
