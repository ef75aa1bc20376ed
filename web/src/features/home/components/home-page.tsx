import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SUPPORT_PHONE } from '../../../shared/brand/contact.ts';
import { useScreenImages } from '../../../shared/content/screen-images.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { deliveryTermsQuery } from '../../../shared/places/delivery-terms-query.ts';
import { StockistHint } from '../../../shared/places/stockist-hint.tsx';
import { DrawingSheet } from '../../../shared/ui/drawing-sheet.tsx';
import { CarIcon, ChevronRight } from '../../../shared/ui/icons.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { deliveryMessages } from '../../../shared/ui/messages.ts';
import { messages } from '../messages.ts';
import classes from './home-page.module.css';

/** The entries by vehicle. Part numbers and words are searched in the header's box. */
const HomeEntry = ({ plate }: { plate: ReactNode }) => {
  const { formatMessage } = useIntl();
  return (
    <div className={classes.entry}>
      {plate}
      <Link to="/$region/parts-finder" search={{ choose: true }} className={classes.vehicle}>
        <CarIcon size={28} />
        <span className={classes.vehicleText}>
          <span className={classes.vehicleName}>{formatMessage(messages.byVehicle)}</span>
          <span className={classes.vehicleHint}>{formatMessage(messages.byVehicleHint)}</span>
        </span>
        <ChevronRight />
      </Link>
      <p className={classes.byWords}>{formatMessage(messages.byWords)}</p>
    </div>
  );
};

/** The delivery promise. It is one short text, because it is part of the first script. */
const HomePromise = () => {
  const api = useApi();
  const { money } = useMoney();
  const { formatTime } = useIntl();
  const { data } = useQuery(deliveryTermsQuery(api));
  return (
    <p className={classes.promise}>
      {api.region === 'nz' ? (
        <>
          <FormattedMessage {...deliveryMessages.australiaOnly} /> <StockistHint />
        </>
      ) : (
        data && (
          <FormattedMessage
            {...messages.promise}
            values={{
              time: formatTime(`2026-01-01T${data.cutOff}Z`, { timeZone: 'UTC' }),
              amount: money(data.freeFrom),
              phone: SUPPORT_PHONE,
            }}
          />
        )
      )}
    </p>
  );
};

/** The numbered parts of the drawing, in their order, and the pages that they belong to. */
const parts = [
  { label: messages.battery, page: 'Batteries' },
  { label: messages.rotor, page: 'Brakes' },
  { label: messages.filter, page: 'Filters' },
  { label: messages.belt, page: 'Drive-Belts-Tensioner-Kits' },
  { label: messages.plug, page: 'Spark-Plugs' },
  { label: messages.wiper, page: 'Wipers' },
];

const HomeSheetIndex = () => {
  const { formatMessage } = useIntl();
  return (
    <ol className={classes.index} aria-label={formatMessage(messages.sheet)}>
      {parts.map(({ label, page }) => (
        <li key={page}>
          <Link to="/$region/products/$" params={{ _splat: page }} className={classes.part} text={label} />
        </li>
      ))}
    </ol>
  );
};

type Props = { plate: ReactNode; banner?: ReactNode; range: ReactNode; own?: ReactNode };

/**
 * `plate` finds a vehicle by its registration; `banner` is set while the promotion runs; `range` shows the thumbnails of the product families; `own` replaces the drawing for
 * members.
 */
export const HomePage = ({ plate, banner, range, own }: Props) => {
  const { formatMessage } = useIntl();
  const image = useScreenImages('home');
  const drawing = (
    <DrawingSheet picture={image('hero')} width={1200} height={900} eager>
      <HomeSheetIndex />
    </DrawingSheet>
  );
  return (
    <>
      <title>{`Southline · ${useIntl().formatMessage(messages.tab)}`}</title>
      <div className={classes.hero}>
        <div className={classes.heroInner} data-own={Boolean(own) || undefined}>
          <div className={classes.words}>
            <h1 className={classes.title}>{formatMessage(messages.title)}</h1>
            <p className={classes.lead}>{formatMessage(messages.lead)}</p>
            <HomeEntry plate={plate} />
          </div>
          {/* Not around the drawing: React sends a large boundary with inline scripts, which the policy forbids. */}
          {own ? <Suspense fallback={drawing}>{own}</Suspense> : drawing}
        </div>
      </div>
      <HomePromise />
      {banner}
      <div className={classes.range}>{range}</div>
    </>
  );
};
