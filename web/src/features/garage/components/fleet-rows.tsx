import { NativeSelect } from '@mantine/core';
import { vehicleName } from '@southline/kernel/vehicle-name';
import type { Vehicle } from '@southline/rest/types';
import { FormattedMessage, useIntl } from 'react-intl';
import { Head } from '../../../shared/lists/head.tsx';
import { TranslatedText } from '../../../shared/ui/error-text.tsx';
import { CheckIcon } from '../../../shared/ui/icons.tsx';
import { messages } from '../messages.ts';
import classes from './fleet.module.css';
import type { FleetRow } from './use-fleet-look-up.ts';

const nameOf = (vehicle: Vehicle): string => [vehicleName(vehicle), vehicle.carline].filter(Boolean).join(' · ');

type AnswerProps = { row: FleetRow; onChoose: (slug: string) => void };

const Answer = ({ row: { line, answer }, onChoose }: AnswerProps) => {
  const { formatMessage } = useIntl();
  switch (answer.kind) {
    case 'found':
      return (
        <span className={classes.found}>
          <CheckIcon size={16} /> {nameOf(answer.vehicle)}
        </span>
      );
    case 'several':
      return (
        <NativeSelect
          aria-label={formatMessage(messages.whichOf, { number: line.number })}
          value={answer.slug}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
          data={[
            { value: '', label: formatMessage(messages.several, { count: answer.vehicles.length }) },
            ...answer.vehicles.map((vehicle) => ({ value: vehicle.vehicleSlug, label: nameOf(vehicle) })),
          ]}
        />
      );
    case 'unknown':
      return answer.problem ? (
        <TranslatedText text={answer.problem} />
      ) : (
        <FormattedMessage {...messages.unknownNumber} />
      );
    default:
      return <FormattedMessage {...messages[answer.kind]} />;
  }
};

type Props = { rows: readonly FleetRow[]; onChoose: (row: FleetRow, slug: string) => void };

/** Each line of a pasted fleet with its answer. */
export const FleetRows = ({ rows, onChoose }: Props) => (
  <table className={classes.rows}>
    <thead>
      <tr>
        {[messages.row, messages.numberOrLabel, messages.vehicleFound].map((head) => (
          <Head name={head} key={head.id} />
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.line.row} data-answer={row.answer.kind}>
          <td>{row.line.row}</td>
          <td>
            <b>{row.line.number}</b> {row.line.state} <span>{row.line.label}</span>
          </td>
          <td>
            <Answer row={row} onChoose={(slug) => onChoose(row, slug)} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
