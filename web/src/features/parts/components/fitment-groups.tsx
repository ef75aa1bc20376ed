import { FormattedMessage } from 'react-intl';
import { Head } from '../../../shared/lists/head.tsx';
import type { FittedVehicle } from '../api/part-extras-queries.ts';
import { messages } from '../messages.ts';
import type { MakeGroup } from '../model/fitment-groups.ts';
import classes from './fitment-groups.module.css';

type Own = { make: string; model: string };
type Props = {
  groups: MakeGroup[];
  /** The chosen vehicle: its make and model are unfolded. */
  own: Own | null;
  /** True for short lists, which are not folded. */
  unfolded: boolean;
};

const HEADS = [messages.series, messages.years, messages.variant, messages.note];

const Vehicles = ({ vehicles }: { vehicles: FittedVehicle[] }) => (
  <table className={classes.vehicles}>
    <thead>
      <tr>
        {HEADS.map((head) => (
          <Head name={head} key={head.id} />
        ))}
      </tr>
    </thead>
    <tbody>
      {vehicles.map(({ series, years, variant, note }) => (
        <tr key={[series, years, variant, note].join('|')}>
          <td className={classes.series}>{series}</td>
          <td>{years}</td>
          <td className={classes.variant}>{variant}</td>
          <td className={classes.note}>{note}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Folded by make and model, so that a list of 200 vehicles stays readable. */
export const FitmentGroups = ({ groups, own, unfolded }: Props) => (
  <div className={classes.makes}>
    {groups.map(({ make, count, models }) => (
      <details key={make} className={classes.make} open={unfolded || groups.length === 1 || make === own?.make}>
        <summary>
          {make}
          <span className={classes.count}>
            <FormattedMessage {...messages.vehicleCount} values={{ total: count }} />
          </span>
        </summary>
        {models.map(({ model, vehicles }) => (
          <details
            key={model}
            className={classes.model}
            open={unfolded || models.length === 1 || (make === own?.make && model === own.model)}
          >
            <summary>
              {make} {model}
              <span className={classes.count}>
                <FormattedMessage {...messages.vehicleCount} values={{ total: vehicles.length }} />
              </span>
            </summary>
            <Vehicles vehicles={vehicles} />
          </details>
        ))}
      </details>
    ))}
  </div>
);
