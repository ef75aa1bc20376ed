import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { isApiError } from '../../../shared/http/api-error.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { usePhone } from '../../../shared/ui/use-phone.ts';
import { messages, wordsOf } from '../messages.ts';
import type { Asked, LocatorParams, LocatorSearch } from '../model/locator-address.ts';
import { type TypeSlug, typeOf, typeSlugs } from '../model/locator-types.ts';
import { viewOf } from '../model/map-view.ts';
import { largestCities, placesAround } from '../model/near-places.ts';
import { type SheetHeight, sheetHighest } from '../model/sheet.ts';
import { DealerInfo } from './dealer-info.tsx';
import { DealerMap } from './dealer-map.tsx';
import classes from './locator.module.css';
import { MarkerSign } from './marker-sign.tsx';
import { PlaceForm } from './place-form.tsx';
import { PlaceLinks } from './place-links.tsx';
import { isDenied } from './position.ts';
import { NoResults, Results, ResultsWaiting } from './results.tsx';
import { SearchedPlace } from './searched-place.tsx';
import { Sheet } from './sheet.tsx';
import { useLocator } from './use-locator.ts';
import { useShownDealers } from './use-shown-dealers.ts';

/** Each tab is its own page and starts without a search. */
const TypeTabs = ({ current }: { current: TypeSlug }) => {
  const { formatMessage } = useIntl();
  return (
    <nav className={classes.tabs} aria-label={formatMessage(messages.tabs)}>
      {typeSlugs.map((type) => (
        <Link
          key={type}
          to="/$region/location-service/$type/{-$state}/{-$suburb}"
          params={{ type, state: undefined, suburb: undefined }}
          search={{}}
          className={classes.tab}
          aria-current={type === current ? 'page' : undefined}
          activeOptions={{ exact: true }}
        >
          <MarkerSign type={typeOf[type]} />
          <FormattedMessage {...wordsOf[type].tab} />
        </Link>
      ))}
    </nav>
  );
};

type Props = {
  params: LocatorParams;
  search: LocatorSearch;
  /** The search in the URL; undefined before a search. */
  asked: Asked | undefined;
};

/** One tab of the locator. Changing the tab resets choices and results. */
export const LocatorPage = ({ params, search, asked }: Props) => {
  const { region } = useApi();
  const { formatMessage } = useIntl();
  const isPhone = usePhone();
  const locator = useLocator({ params, search, asked });
  const { found, place, active } = locator;
  const [height, setHeight] = useState<SheetHeight>(sheetHighest);
  const [hasTrouble, setTrouble] = useState(false);
  const view = useMemo(() => viewOf(region, found), [region, found]);
  const words = wordsOf[params.type];
  const title = formatMessage(words.title);
  const named =
    place && [place.suburb || place.postcode, place.state === 'NZ' ? '' : place.state].filter(Boolean).join(', ');
  const heading = named ? formatMessage(messages.titleAt, { title, place: named }) : title;
  const field = useRef<HTMLInputElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const hasResults = found !== undefined && (found.dealers.length > 0 || found.nearest !== undefined);
  const isFolded = !isUnfolded && !locator.isLocating && !locator.error && (locator.isLoading || hasResults);
  const expand = () => setHeight(sheetHighest);
  const isSearched = useRef(false);
  // The pressed button disappears with the form.
  useEffect(() => {
    if (!found || !isFolded || !isSearched.current) return;
    isSearched.current = false;
    if (document.activeElement === document.body) change.current?.focus();
  }, [found, isFolded]);
  const showResults = () => {
    isSearched.current = true;
    setUnfolded(false);
    expand();
  };
  const unfold = () => {
    // The field has to be rendered before it can be focused.
    flushSync(() => setUnfolded(true));
    field.current?.focus();
    field.current?.select();
  };
  const select = (code: string | undefined) => {
    locator.select(code);
    if (code) expand();
  };
  const isOpenOnly = search.open === true;
  const { shown, openCount } = useShownDealers(found, isOpenOnly);
  return (
    <div className={classes.locator} data-trouble={hasTrouble || undefined}>
      <title>{`${heading} · Southline`}</title>
      <Sheet height={height} onHeight={setHeight}>
        <div className={classes.head}>
          <TypeTabs current={params.type} />
          <h1>{heading}</h1>
          <p>{formatMessage(words.lead)}</p>
        </div>
        {isFolded ? (
          <SearchedPlace asked={asked} place={place} change={change} onChange={unfold} />
        ) : (
          <PlaceForm
            field={field}
            text={locator.text}
            problem={locator.problem}
            isLocating={locator.isLocating}
            onType={locator.type}
            onChoose={locator.choose}
            onSearch={async () => {
              if (await locator.search()) return showResults();
              // Opens the list, from which one of several suburbs has to be chosen.
              field.current?.blur();
              field.current?.focus();
            }}
            onNear={() => {
              locator.findNear();
              showResults();
            }}
          />
        )}
        {locator.nearError && (
          <Notice kind="warning" text={isDenied(locator.nearError) ? messages.nearDenied : messages.nearFailed} />
        )}
        <section
          className={classes.results}
          aria-label={formatMessage(messages.results)}
          aria-busy={locator.isLoading}
          aria-live="polite"
        >
          {locator.isLoading && <ResultsWaiting />}
          {!locator.isLoading && isApiError(locator.error, 'NotFound') && <NoResults text={messages.noPlace} />}
          {!locator.isLoading && locator.error && !isApiError(locator.error, 'NotFound') && (
            <LoadFailed error={locator.error} onRetry={locator.retry} variant="outline" />
          )}
          {!locator.isLoading && found && (
            <Results
              type={params.type}
              found={found}
              shown={shown}
              openCount={openCount}
              isOpenOnly={isOpenOnly}
              onOpenOnly={locator.showOpen}
              active={active}
              onSelect={({ dealerCode }) => select(dealerCode)}
            />
          )}
        </section>
        <PlaceLinks
          type={params.type}
          places={found && found.dealers.length > 0 ? placesAround(found.dealers, place) : largestCities[region]}
        />
      </Sheet>
      <DealerMap
        view={view}
        dealers={shown}
        type={typeOf[params.type]}
        active={active}
        covered={isPhone && !hasTrouble ? height : 0}
        onSelect={select}
        onTrouble={setTrouble}
        info={(dealer) => <DealerInfo dealer={dealer} isShort={isPhone} onClose={() => select(undefined)} />}
      />
    </div>
  );
};
