import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Checkbox, Skeleton } from '@mantine/core';
import type { Dealer } from '@southline/rest/types';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, FormattedNumber, type MessageDescriptor, useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import type { FoundDealers } from '../api/locator-queries.ts';
import { countOf, messages } from '../messages.ts';
import { type DealerType, type TypeSlug, typeOf } from '../model/locator-types.ts';
import classes from './dealer.module.css';
import { DealerLinks } from './dealer-links.tsx';
import page from './locator.module.css';
import { MarkerSign } from './marker-sign.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { OpeningLine } from './opening-line.tsx';

type DealerCardProps = {
  dealer: Dealer;
  type: DealerType;
  number: number;
  isActive: boolean;
  onSelect: () => void;
};

/** One result. Choosing it makes it active here and on the map. */
const DealerCard = ({ dealer, type, number, isActive, onSelect }: DealerCardProps) => {
  const { dealerName, dealerAddress, suburb, state, postcode, distance, openingHours } = dealer;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <li ref={item} className={classes.card} data-active={isActive || undefined}>
      <MarkerSign type={type} number={number} isActive={isActive} />
      <div>
        <div className={classes.head}>
          <h3>
            <button type="button" className={classes.name} aria-expanded={isActive} onClick={onSelect}>
              {dealerName}
            </button>
          </h3>
          {distance !== null && (
            <span className={classes.distance}>
              <FormattedNumber value={distance} maximumFractionDigits={1} /> km
            </span>
          )}
        </div>
        <address className={classes.address}>
          {dealerAddress}, {suburb} {state === 'NZ' ? postcode : `${state} ${postcode}`}
        </address>
        <OpeningLine hours={openingHours} />
        {isActive && <OpeningHours hours={openingHours} />}
        <DealerLinks dealer={dealer} />
      </div>
    </li>
  );
};

/** The number of results shown at first, and added with each press. */
const atOnce = 50;

type Props = {
  type: TypeSlug;
  found: FoundDealers;
  /** The dealers to list. */
  shown: readonly Dealer[];
  /** How many are open now; undefined before the page knows the time. */
  openCount: number | undefined;
  isOpenOnly: boolean;
  onOpenOnly: (isWanted: boolean) => void;
  active: string | undefined;
  onSelect: (dealer: Dealer) => void;
};

/** `text` explains why nothing was found. */
export const NoResults = ({ text }: { text: MessageDescriptor }) => {
  const { formatMessage } = useIntl();
  return (
    <div className={page.none}>
      <h2>{formatMessage(messages.none)}</h2>
      <p>{formatMessage(text)}</p>
      <p>
        <Link to="/$region/contact-us">{formatMessage(messages.askUs)}</Link>
      </p>
    </div>
  );
};

/** The dealers of the map as a list, with more details. */
export const Results = ({ type, found, shown, openCount, isOpenOnly, onOpenOnly, active, onSelect }: Props) => {
  const { formatMessage } = useIntl();
  const [wanted, setWanted] = useState(atOnce);
  const { dealers, totalCount, nearest } = found;
  if (dealers.length === 0 && !nearest) return <NoResults text={messages.noneHint} />;
  // Lists enough dealers to include the one that was chosen on the map.
  const most = Math.max(wanted, shown.findIndex(({ dealerCode }) => dealerCode === active) + 1);
  return (
    <>
      {nearest ? (
        <div className={page.far}>
          <h2>{formatMessage(messages.none)}</h2>
          <p>{formatMessage(messages.nearestOnly)}</p>
        </div>
      ) : (
        <div className={page.bar}>
          <h2 className={page.count}>
            <FormattedMessage {...countOf[type]} values={{ count: totalCount }} />
            {totalCount > dealers.length && (
              <span>{formatMessage(messages.countListed, { listed: dealers.length })}</span>
            )}
          </h2>
          <Checkbox
            checked={isOpenOnly}
            onChange={({ currentTarget }) => onOpenOnly(currentTarget.checked)}
            label={
              openCount === undefined
                ? formatMessage(messages.openNow)
                : formatMessage(messages.openNowCount, { count: openCount })
            }
          />
        </div>
      )}
      {shown.length === 0 && <p className={page.noneOpen}>{formatMessage(messages.noneOpen)}</p>}
      <ol className={classes.list}>
        {shown.slice(0, most).map((dealer, at) => (
          <DealerCard
            key={dealer.dealerCode}
            dealer={dealer}
            type={typeOf[type]}
            number={at + 1}
            isActive={dealer.dealerCode === active}
            onSelect={() => onSelect(dealer)}
          />
        ))}
      </ol>
      {most < shown.length && (
        <Button variant="subtle" fullWidth mt="sm" onClick={() => setWanted(most + atOnce)} text={messages.more} />
      )}
    </>
  );
};

/** Placeholders as tall as the first results. */
export const ResultsWaiting = () => (
  <div className={page.waiting} aria-hidden="true">
    {[0, 1, 2, 3].map((at) => (
      <Skeleton key={at} height={108} mb="xs" />
    ))}
  </div>
);
