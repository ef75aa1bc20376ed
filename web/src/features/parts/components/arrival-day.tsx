import { readPostcode, stateOfPostcode } from '@southline/kernel/places';
import { type FormEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { nearDay } from '../../../shared/i18n/near-day.ts';
import { shortDay } from '../../../shared/places/short-day.ts';
import { useExpectedDays } from '../../../shared/places/use-expected-days.ts';
import { postcodeGiven } from '../../../shared/store/preferences-slice.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/store.ts';
import messages from '../arrival-messages.json';
import classes from './arrival-day.module.css';

type Props = {
  /** In a list, which repeats the day beside each part. */
  brief?: boolean;
};

/** The expected day of arrival for a postcode, which is stored on the device. */
export const ArrivalDay = ({ brief = false }: Props) => {
  const { formatMessage, formatDate } = useIntl();
  const dispatch = useAppDispatch();
  const known = useAppSelector(({ preferences }) => preferences.postcode);
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState(false);
  const box = useId();
  const { state = '', arrivalDay = '' } = useExpectedDays() ?? {};
  if (known !== undefined && typed === undefined && arrivalDay !== '') {
    const day = formatDate(arrivalDay, brief ? shortDay : nearDay);
    return (
      <p className={classes.line}>
        <FormattedMessage
          {...(brief ? messages.arrivesBrief : messages.arrives)}
          values={{ postcode: known, state, day }}
        />{' '}
        <button type="button" className={classes.change} onClick={() => setTyped(known)}>
          <FormattedMessage {...messages.arrivalChange} />
        </button>
      </p>
    );
  }
  const show = (event: FormEvent) => {
    event.preventDefault();
    const postcode = readPostcode(typed ?? '');
    const right = stateOfPostcode(postcode) !== null;
    setWrong(!right);
    if (!right) return;
    dispatch(postcodeGiven(postcode));
    setTyped(undefined);
  };
  return (
    <form className={classes.line} onSubmit={show} noValidate>
      <label htmlFor={box}>{formatMessage(messages.arrivalIn)}</label>
      <input
        id={box}
        className={classes.box}
        value={typed ?? ''}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={12}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${box}-wrong` : undefined}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setWrong(false);
        }}
      />
      <button type="submit" className={classes.show}>
        <FormattedMessage {...messages.arrivalShow} />
      </button>
      {wrong && (
        <span id={`${box}-wrong`} className={classes.wrong} role="alert">
          <FormattedMessage {...messages.arrivalWrong} />
        </span>
      )}
    </form>
  );
};
