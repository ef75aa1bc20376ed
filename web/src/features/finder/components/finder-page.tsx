import { useDisclosure } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { Term } from '../../../shared/ui/term.tsx';
import { usePhone } from '../../../shared/ui/use-phone.ts';
import { messages } from '../messages.ts';
import type { FinderSearch } from '../model/finder-search.ts';
import { noSteps, type OnChoose } from '../model/vehicle-steps.ts';
import { CategoryIndex } from './category-index.tsx';
import { CategoryMenu } from './category-menu.tsx';
import { FinderBar } from './finder-bar.tsx';
import classes from './finder-page.module.css';
import { MobilePanel } from './mobile-panel.tsx';
import { NarrowBar } from './narrow-bar.tsx';
import { PlateEntry } from './plate-entry.tsx';
import { useFinder } from './use-finder.ts';

const CATEGORIES = ['Light Bulbs', 'Chemicals', 'Fluids & Oils', 'Hose Clamps', 'Power Tools', 'PPE', 'Coin Batteries'];

/** Each clears vehicle and category and starts a category search. */
const QuickLinks = ({ active, onChoose }: { active: string | undefined; onChoose: () => void }) => {
  const { formatMessage } = useIntl();
  return (
    <nav className={classes.bar} aria-label={formatMessage(messages.quickLinks)}>
      <ul className={classes.list}>
        {CATEGORIES.map((category) => (
          <li key={category}>
            <Link
              to="/$region/parts-finder"
              search={{ category }}
              className={classes.link}
              aria-current={category === active ? 'page' : undefined}
              onClick={onChoose}
            >
              <CatalogueWord word={category} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** Shown before the first search: the ways to search, the most effective first. */
const StartHints = ({ onOpenVehicle }: { onOpenVehicle: () => void }) => {
  const { formatMessage } = useIntl();
  return (
    <dl className={classes.hints} data-print="hidden">
      <div>
        <dt>
          <button type="button" className={classes.open} onClick={onOpenVehicle}>
            <FormattedMessage {...messages.selectVehicle} />
          </button>
        </dt>
        <dd>{formatMessage(messages.startVehicle)}</dd>
      </div>
      <Term name={messages.partNumber}>{formatMessage(messages.startNumber)}</Term>
      <Term name={messages.quickLinks}>{formatMessage(messages.startQuick)}</Term>
    </dl>
  );
};

// The dialog and the drawer are loaded when the visitor opens them.
const VehicleModal = lazy(() => import('./vehicle-modal.tsx').then((file) => ({ default: file.VehicleModal })));
const CategoryDrawer = lazy(() => import('./category-drawer.tsx').then((file) => ({ default: file.CategoryDrawer })));

type Props = {
  search: FinderSearch;
  /** Renders the results for the URL, with the names of the chosen category and vehicle; null before a search. */
  results: ((chosen: { category: string | undefined; vehicle: string | undefined }) => ReactNode) | null;
  /** The jobs of the vehicle, above its categories. */
  jobs: ReactNode;
  /** Shown before a search. */
  start: ReactNode;
};

// When a dialog closes or a button is disabled, the focus would be lost: it moves to the vehicle button.
const focusVehicle = () => document.getElementById('vehicle-button')?.focus();

export const FinderPage = ({ search, results, jobs, start }: Props) => {
  const finder = useFinder(search);
  const { slug, label, categories, top, sub } = finder;
  const mobile = usePhone();
  const [drawerOpen, drawer] = useDisclosure(false);
  // Shared by the dialog and the phone's pickers, because rotating a tablet switches between them.
  const [steps, setSteps] = useState(noSteps);
  const wasChoosing = useRef(false);
  useEffect(() => {
    if (wasChoosing.current && !finder.choosing) requestAnimationFrame(focusVehicle);
    wasChoosing.current = finder.choosing;
  }, [finder.choosing]);
  const chooseVehicle: OnChoose = (vehicle) => {
    setSteps(noSteps);
    finder.chooseVehicle(vehicle);
  };
  const bar = {
    vehicle: label,
    part: search.part ?? '',
    keywords: search.keywords ?? '',
    canReset: !finder.untouched || steps.make !== '',
    onSearchPart: finder.searchPart,
    onSearchKeywords: finder.searchKeywords,
    onReset: () => {
      setSteps(noSteps);
      finder.reset();
      requestAnimationFrame(focusVehicle);
    },
  };
  return (
    <>
      <PageTitle message={messages.title} />
      {mobile ? (
        <MobilePanel
          key={[slug || search.part || search.keywords, finder.choosing].join()}
          unfolded={finder.choosing || finder.untouched}
          {...bar}
          steps={steps}
          onSteps={setSteps}
          onChooseVehicle={chooseVehicle}
          onOpenCategories={slug ? drawer.open : null}
        />
      ) : (
        <>
          <QuickLinks active={search.category} onChoose={finder.forgetVehicle} />
          <FinderBar {...bar} onOpenVehicle={finder.openDialog} />
        </>
      )}
      <Suspense fallback={null}>
        {finder.choosing && !mobile && (
          <VehicleModal
            opened
            steps={steps}
            onSteps={setSteps}
            onClose={() => {
              setSteps(noSteps);
              finder.closeDialog();
            }}
            onChoose={chooseVehicle}
          />
        )}
        {drawerOpen && (
          <CategoryDrawer onClose={drawer.close}>
            <CategoryMenu categories={categories} search={search} unfolded onChoose={drawer.close} />
          </CategoryDrawer>
        )}
      </Suspense>
      <div
        className={classes.page}
        data-menu={(slug && !mobile) || undefined}
        data-list={results !== null || undefined}
      >
        {slug && !mobile && (
          <aside className={classes.menu}>
            <CategoryMenu categories={categories} search={search} />
          </aside>
        )}
        <div className={classes.main}>
          {search.category && !slug && !search.part && !search.keywords && <NarrowBar category={top} chosen={sub} />}
          {results?.({
            category: sub?.categoryName ?? search.category ?? top?.categoryName,
            vehicle: label?.name,
          })}
          {!results && <h1 className={classes.title}>{label?.name ?? <FormattedMessage {...messages.title} />}</h1>}
          {!results && slug && jobs}
          {!results && slug && categories.data && <CategoryIndex categories={categories.data} vehicle={slug} />}
          {!results && slug && mobile && categories.isError && (
            <LoadFailed error={categories.error} variant="default" onRetry={categories.refetch} />
          )}
          {!results && !slug && (
            <>
              {!mobile && !finder.choosing && (
                <div className={classes.plate}>
                  <PlateEntry onChoose={chooseVehicle} />
                </div>
              )}
              {!mobile && <StartHints onOpenVehicle={finder.openDialog} />}
              <div className={classes.start}>{start}</div>
            </>
          )}
        </div>
      </div>
    </>
  );
};
