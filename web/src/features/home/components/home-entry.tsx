import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { typedSearch } from '../../../shared/search/typed-search.ts';
import { CarIcon, ChevronRight } from '../../../shared/ui/icons.tsx';
import { messages } from '../messages.ts';
import classes from './home-entry.module.css';

/** The two ways in that need no explanation: the number on the old part, or the vehicle. */
export const HomeEntry = () => {
  const { region } = useApi();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [part, setPart] = useState('');
  const [missing, setMissing] = useState(false);
  const search = (event: FormEvent) => {
    event.preventDefault();
    setMissing(part.trim() === '');
    if (part.trim()) void navigate({ to: '/$region/parts-finder', params: { region }, search: typedSearch(part) });
  };
  return (
    <div className={classes.entry}>
      <search>
        <form className={classes.number} onSubmit={search} noValidate>
          <label className={classes.label} htmlFor="home-part">
            <FormattedMessage {...messages.partNumber} />
          </label>
          <input
            id="home-part"
            data-search-box
            className={classes.box}
            value={part}
            maxLength={120}
            placeholder={formatMessage(messages.partNumberHint)}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            aria-invalid={missing || undefined}
            aria-describedby={missing ? 'home-part-error' : undefined}
            onChange={(event) => {
              setPart(event.currentTarget.value);
              setMissing(false);
            }}
          />
          <button type="submit" className={classes.go}>
            <FormattedMessage {...messages.search} />
          </button>
        </form>
        {missing && (
          <p id="home-part-error" className={classes.error} role="alert">
            <FormattedMessage {...messages.partNumberRequired} />
          </p>
        )}
      </search>
      <Link to="/$region/parts-finder" params={{ region }} search={{ choose: true }} className={classes.vehicle}>
        <CarIcon size={28} />
        <span className={classes.vehicleText}>
          <span className={classes.vehicleName}>
            <FormattedMessage {...messages.byVehicle} />
          </span>
          <span className={classes.vehicleHint}>
            <FormattedMessage {...messages.byVehicleHint} />
          </span>
        </span>
        <ChevronRight />
      </Link>
    </div>
  );
};
