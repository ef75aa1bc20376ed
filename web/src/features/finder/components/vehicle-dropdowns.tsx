import { NativeSelect } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { makesQuery, modelsQuery, variantsQuery, vehiclesQuery, yearsQuery } from '../api/vehicle-queries.ts';
import { messages } from '../messages.ts';
import { splitMakes } from '../model/makes.ts';
import {
  chooseMake,
  chooseModel,
  chooseVariant,
  chooseYear,
  noSteps,
  type OnChoose,
  type VehicleSteps,
  variantLabel,
} from '../model/vehicle-steps.ts';
import { plateMessages } from '../plate-messages.ts';
import classes from './mobile-panel.module.css';

const one = (value: string) => ({ label: value, value });

type Props = {
  steps: VehicleSteps;
  onSteps: (steps: VehicleSteps) => void;
  onChoose: OnChoose;
};

/** The steps of the dialog as native pickers on phones. */
export const VehicleDropdowns = ({ steps, onSteps, onChoose }: Props) => {
  const api = useApi();
  const { formatMessage } = useIntl();
  const [slug, setSlug] = useState('');
  const { make, model, year, variant } = steps;
  const makes = useQuery(makesQuery(api));
  const models = useQuery(modelsQuery(api, make));
  const years = useQuery(yearsQuery(api, make, model));
  const variants = useQuery(variantsQuery(api, make, model, year));
  const filter = { make, model, year, series: variant?.series ?? '', variant: variant?.variant ?? '' };
  const vehicles = useInfiniteQuery(vehiclesQuery(api, filter, variant !== null));
  const found = vehicles.data?.pages.flatMap((page) => page.items) ?? [];
  const chosen = found.find((each) => each.vehicleSlug === slug);
  const failed = [makes, models, years, variants, vehicles].find((query) => query.error);

  const move = (next: VehicleSteps) => {
    onSteps(next);
    setSlug('');
  };
  const pick = { value: '', label: formatMessage(plateMessages.pick) };
  const { popular, others } = splitMakes(makes.data ?? []);
  return (
    <div className={classes.selects}>
      <NativeSelect
        size="md"
        label={formatMessage(messages.make)}
        value={make}
        onChange={(event) => move(event.currentTarget.value ? chooseMake(event.currentTarget.value) : noSteps)}
        data={[
          pick,
          { group: formatMessage(messages.popularMakes), items: popular.map(one) },
          { group: formatMessage(messages.allMakes), items: others.map(one) },
        ]}
      />
      <NativeSelect
        size="md"
        label={formatMessage(messages.model)}
        value={model}
        disabled={!models.data}
        onChange={(event) => move(chooseModel(steps, event.currentTarget.value))}
        data={[pick, ...(models.data ?? []).map(one)]}
      />
      <NativeSelect
        size="md"
        label={formatMessage(messages.year)}
        value={year ?? ''}
        disabled={!years.data}
        onChange={(event) => move(chooseYear(steps, Number(event.currentTarget.value) || null))}
        data={[pick, ...(years.data ?? []).map(String).map(one)]}
      />
      <NativeSelect
        size="md"
        label={formatMessage(messages.variant)}
        value={variant ? variantLabel(variant) : ''}
        disabled={!variants.data}
        onChange={(event) => {
          const label = event.currentTarget.value;
          move(chooseVariant(steps, variants.data?.find((each) => variantLabel(each) === label) ?? null));
        }}
        data={[pick, ...[...new Set((variants.data ?? []).map(variantLabel))].map(one)]}
      />
      <NativeSelect
        size="md"
        className={classes.wide}
        label={formatMessage(messages.vehicle)}
        value={chosen?.vehicleSlug ?? ''}
        disabled={found.length === 0}
        onChange={(event) => setSlug(event.currentTarget.value)}
        data={[pick, ...found.map(({ vehicleSlug, carline }) => ({ value: vehicleSlug, label: carline }))]}
      />
      {vehicles.hasNextPage && (
        <Button variant="default" className={classes.wide} onClick={() => void vehicles.fetchNextPage()}>
          <FormattedMessage {...messages.moreVehicles} />
        </Button>
      )}
      {failed?.error && (
        <LoadFailed className={classes.error} error={failed.error} variant="default" onRetry={failed.refetch} />
      )}
      <Button size="md" className={classes.wide} disabled={!chosen} onClick={() => chosen && onChoose(chosen)}>
        <FormattedMessage {...messages.search} />
      </Button>
    </div>
  );
};
