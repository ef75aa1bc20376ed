import { VisuallyHidden } from '@mantine/core';
import { vehicleName } from '@southline/kernel/vehicle-name';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useApi } from '../../shared/http/api-context.ts';
import { useAppSelector } from '../../shared/store/store.ts';
import { CatalogueWord, useCatalogueWords } from '../../shared/ui/catalogue-word.tsx';
import { CarIcon, ChevronRight, FileIcon, SearchIcon, TreeIcon } from '../../shared/ui/icons.tsx';
import { Link } from '../../shared/ui/link.tsx';
import classes from './box-panel.module.css';
import { messages } from './messages.ts';
import { PartHit } from './part-hit.tsx';
import type { SuggestedVehicle, Suggestion } from './suggestion.ts';

type UnderstoodProps = { understood: Suggestion['understood']; vehicleSlug: string };

/**
 * How the words were understood: a category, a vehicle, or a category for a vehicle. Otherwise the vehicle used for fit
 * checks.
 */
const Understood = ({ understood: { vehicle, category }, vehicleSlug }: UnderstoodProps) => {
  const word = useCatalogueWords();
  const chosen = useAppSelector(({ finder }) => finder.vehicle);
  const what = category && word(category.categoryName);
  const named = vehicle && [vehicle.year || '', vehicle.make, vehicle.model].filter(Boolean).join(' ');
  const forVehicle = !named && chosen?.vehicleSlug === vehicleSlug ? chosen : undefined;
  if (!what && !named && !forVehicle) return null;
  return (
    <p className={classes.understood}>
      {what && named ? (
        <FormattedMessage {...messages.understood} values={{ what, vehicle: named }} />
      ) : (
        (what ?? named)
      )}
      {forVehicle && (
        <span className={classes.forVehicle}>
          <FormattedMessage {...messages.forVehicle} values={{ vehicle: vehicleName(forVehicle) }} />
        </span>
      )}
    </p>
  );
};

type Props = {
  id: string;
  active: string;
  text: string;
  /** The slug of the chosen vehicle. */
  vehicleSlug: string;
  suggestion: Suggestion;
  /** Whether the hits are for the current text of the box. */
  fresh: boolean;
  onVehicle: (vehicle: SuggestedVehicle) => void;
};

const Group = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: part of a grid that is no table
  <div role="rowgroup" className={classes.group}>
    <div role="presentation" className={classes.title}>
      {title}
    </div>
    {children}
  </div>
);

/** A row of one link. */
const Line = ({ id, active, children }: { id: string; active: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: part of a grid that is no table
  // biome-ignore lint/a11y/useFocusableInteractive: walked by the box's arrows, which keeps the focus
  <div role="row" className={classes.row}>
    {/* biome-ignore lint/a11y/useSemanticElements: as above */}
    {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
    <div role="gridcell" id={id} className={classes.cell} data-active={id === active || undefined}>
      {children}
    </div>
  </div>
);

const named = ({ year, make, model }: { year: number; make: string; model: string }) =>
  [year || '', make, model].filter(Boolean).join(' ');

export const Hits = ({ id, active, text, vehicleSlug, suggestion, fresh, onVehicle }: Props) => {
  const { region } = useApi();
  const { formatMessage } = useIntl();
  const { understood, parts, vehicles, categories, pages } = suggestion;
  const vehicle = understood.vehicle ? understood.vehicle.vehicleSlug : vehicleSlug;
  const link = { className: classes.link, tabIndex: -1 } as const;
  const finder = { ...link, to: '/$region/parts-finder', params: { region } } as const;
  const words = (message: MessageDescriptor) => <FormattedMessage {...message} />;
  const others = vehicles.length + categories.length + pages.length;
  return (
    <>
      <Understood understood={understood} vehicleSlug={vehicleSlug} />
      {/* biome-ignore lint/a11y/useSemanticElements: rows of different kinds, no table */}
      <div role="grid" className={classes.grid} data-fresh={fresh} aria-label={formatMessage(messages.results)}>
        {parts.length > 0 && (
          <Group title={words(messages.parts)}>
            {parts.map((part) => (
              <PartHit key={part.partguid} {...{ id, active, part, vehicle }} />
            ))}
          </Group>
        )}
        {vehicles.length > 0 && (
          <Group
            title={
              vehicles.length > 1 && understood.vehicle
                ? formatMessage(messages.which, { vehicle: named(understood.vehicle) })
                : words(messages.vehicles)
            }
          >
            {vehicles.map((one) => (
              <Line key={one.vehicleSlug} id={`${id}v${one.vehicleSlug}`} active={active}>
                <Link
                  {...finder}
                  search={{ ...(understood.kind !== 'Vehicle' && { keywords: text }), vehicle: one.vehicleSlug }}
                  onClick={() => onVehicle(one)}
                >
                  <CarIcon size={20} />
                  <span className={classes.name}>
                    {vehicleName(one)} <small>{one.carline}</small>
                  </span>
                </Link>
              </Line>
            ))}
          </Group>
        )}
        {categories.length > 0 && (
          <Group title={words(messages.categories)}>
            {categories.map(({ categoryID, categoryName, topCategoryID }) => (
              <Line key={categoryID} id={`${id}c${categoryID}`} active={active}>
                <Link
                  {...finder}
                  search={
                    vehicle
                      ? { vehicle, top: topCategoryID, sub: topCategoryID === categoryID ? undefined : categoryID }
                      : { category: categoryName }
                  }
                >
                  <TreeIcon size={20} />
                  <span className={classes.name}>
                    <CatalogueWord word={categoryName} />
                  </span>
                </Link>
              </Line>
            ))}
          </Group>
        )}
        {pages.length > 0 && (
          <Group title={words(messages.pages)}>
            {pages.map(({ title, link: address, kind }) => (
              <Line key={address} id={`${id}p${address}`} active={active}>
                <Link {...link} to={address} {...(kind === 'Download' && { reloadDocument: true, target: '_blank' })}>
                  <FileIcon size={20} />
                  <span className={classes.name}>{title}</span>
                </Link>
              </Line>
            ))}
          </Group>
        )}
        <Group title={<VisuallyHidden>{words(messages.more)}</VisuallyHidden>}>
          {parts.length > 1 && (
            <Line id={`${id}all`} active={active}>
              <Link {...finder} search={{ keywords: text, vehicle: vehicle || undefined }} data-quiet>
                <ChevronRight size={20} />
                {formatMessage(messages.allParts, { query: text })}
              </Link>
            </Line>
          )}
          <Line id={`${id}site`} active={active}>
            <Link {...link} to="/$region/context-search" search={{ q: text }} data-quiet>
              <SearchIcon size={20} />
              {formatMessage(messages.wholeSite, { query: text })}
            </Link>
          </Line>
        </Group>
      </div>
      <VisuallyHidden role="status">
        {fresh && <FormattedMessage {...messages.count} values={{ parts: parts.length, others }} />}
      </VisuallyHidden>
    </>
  );
};
