import { TextInput } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAppSelector } from '../../../shared/store/store.ts';
import { Link } from '../../../shared/ui/link.tsx';
import type { Fitments } from '../api/part-extras-queries.ts';
import { messages } from '../messages.ts';
import { groupFitments, matching } from '../model/fitment-groups.ts';
import { FitmentGroups } from './fitment-groups.tsx';
import classes from './fitment-list.module.css';

/** Up to this many the list is not folded and has no filter box. */
const FEW = 12;

export const FitmentList = ({ vehicles, totalCount }: Pick<Fitments, 'vehicles' | 'totalCount'>) => {
  const { formatMessage } = useIntl();
  const own = useAppSelector((state) => state.finder.vehicle);
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed.trim());
  const found = useMemo(() => matching(vehicles, asked), [vehicles, asked]);
  const groups = useMemo(() => groupFitments(found, own?.make ?? ''), [found, own]);
  const truncated = totalCount > vehicles.length;
  const total = { shown: vehicles.length, total: totalCount };
  return (
    <>
      <div className={classes.head}>
        {vehicles.length > FEW && (
          <TextInput
            className={classes.filter}
            size="sm"
            type="search"
            value={typed}
            aria-label={formatMessage(messages.filterVehicles)}
            placeholder={formatMessage(messages.filterVehicles)}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        <p className={classes.count} role="status">
          {asked ? (
            <FormattedMessage {...messages.vehicleMatches} values={{ shown: found.length, total: vehicles.length }} />
          ) : (
            <FormattedMessage {...(truncated ? messages.vehicleTotal : messages.vehicleCount)} values={total} />
          )}
        </p>
      </div>
      {found.length > 0 ? (
        <FitmentGroups key={asked} groups={groups} own={own} unfolded={found.length <= FEW} />
      ) : (
        <p className={classes.none}>{formatMessage(messages.noVehicleMatches)}</p>
      )}
      {truncated && (
        <p className={classes.none}>
          <Link to="/$region/parts-finder" search={{ choose: true }} text={messages.checkVehicle} />
        </p>
      )}
    </>
  );
};
