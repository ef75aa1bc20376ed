import { useRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '../../shared/i18n/use-money.ts';
import { type LaterOutcome, type LaterPart, laterParts } from '../../shared/later/later-parts.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CatalogueWord } from '../../shared/ui/catalogue-word.tsx';
import { TranslatedText } from '../../shared/ui/error-text.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { messages } from './messages.ts';
import classes from './offline-notice.module.css';
import { sendLater } from './send-later.ts';

const Part = ({ part: { quantity, productNr, description } }: { part: LaterPart }) => (
  <>
    {quantity} × <b>{productNr}</b> <CatalogueWord word={description} />
  </>
);

const Waiting = ({ parts }: { parts: readonly LaterPart[] }) => {
  const { formatMessage } = useIntl();
  return (
    <Notice kind="info" title={<FormattedMessage {...messages.waiting} values={{ count: parts.length }} />}>
      <ul className={classes.parts}>
        {parts.map((part) => (
          <li key={part.key}>
            <Part part={part} />{' '}
            <button
              type="button"
              className={classes.remove}
              aria-label={formatMessage(messages.removeOf, { number: part.productNr })}
              onClick={() => laterParts.remove(part.key)}
            >
              <FormattedMessage {...messages.remove} />
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
};

const Outcome = ({ outcome }: { outcome: LaterOutcome }) => {
  const { price } = useMoney();
  const { refusal, now, inStock } = outcome;
  return (
    <li>
      <Part part={outcome} />
      {refusal !== undefined && (
        <span className={classes.fact}>
          <FormattedMessage {...messages.notAdded} /> <TranslatedText text={refusal} />
        </span>
      )}
      {now && (
        <span className={classes.fact}>
          <FormattedMessage {...messages.newPrice} values={{ before: price(outcome), after: price(now) }} />
        </span>
      )}
      {inStock !== undefined && (
        <span className={classes.fact}>
          <FormattedMessage {...messages.short} values={{ count: inStock }} />
        </span>
      )}
    </li>
  );
};

const Outcomes = ({ outcomes }: { outcomes: readonly LaterOutcome[] }) => {
  const added = outcomes.filter(({ refusal }) => refusal === undefined).length;
  const isChanged = outcomes.some(({ refusal, now, inStock }) => refusal ?? now ?? inStock !== undefined);
  return (
    <Notice
      kind={isChanged ? 'warning' : 'info'}
      title={<FormattedMessage {...messages.arrived} values={{ count: added }} />}
    >
      <ul className={classes.parts}>
        {outcomes.map((outcome) => (
          <Outcome key={outcome.key} outcome={outcome} />
        ))}
      </ul>
      <p>
        <Link to="/$region/cart" text={messages.toCart} />{' '}
        <Button variant="default" size="compact-md" onClick={() => laterParts.close()} text={messages.seen} />
      </p>
    </Notice>
  );
};

/** Parts that were added without a connection: those that wait, and what became of the others until the buyer closes it. */
export const LaterNotice = ({ offline }: { offline: boolean }) => {
  const { context } = useRouter().options;
  const { waiting, outcomes } = useSyncExternalStore(laterParts.subscribe, laterParts.state);
  const isDue = !offline && waiting.length > 0;
  useEffect(() => {
    if (isDue) void sendLater(context);
  }, [isDue, context]);
  if (waiting.length + outcomes.length === 0) return null;
  return (
    <div className={classes.offline} data-print="hidden">
      {waiting.length > 0 && <Waiting parts={waiting} />}
      {outcomes.length > 0 && <Outcomes outcomes={outcomes} />}
    </div>
  );
};
