import { useIntl } from 'react-intl';
import { densityChosen } from '../../../shared/store/preferences-slice.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/store.ts';
import { messages } from '../messages.ts';
import classes from './filters.module.css';

export const useCompact = (): boolean => useAppSelector(({ preferences }) => preferences.compact ?? true);

const Drawn = ({ path }: { path: string }) => (
  <svg
    width={18}
    height={18}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);
const ROWS = 'M4 4.5h6v6H4zM4 13.5h6v6H4zM13 6h7M13 9h5M13 15h7M13 18h5';
const TABLE = 'M3.5 4.5h17v15h-17zM3.5 8.3h17M3.5 12h17M3.5 15.7h17M9.5 4.5v15M15 4.5v15';

/** Large rows with all facts, or one line per part; the choice is stored on the device. */
export const DensitySwitch = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const compact = useCompact();
  const button = (wanted: boolean, name: string) => ({
    type: 'button' as const,
    className: classes.density,
    'aria-pressed': compact === wanted,
    'aria-label': name,
    title: name,
    onClick: () => dispatch(densityChosen(wanted)),
  });
  return (
    <fieldset className={classes.densities} aria-label={formatMessage(messages.density)}>
      <button {...button(false, formatMessage(messages.densityRows))}>
        <Drawn path={ROWS} />
      </button>
      <button {...button(true, formatMessage(messages.densityTable))}>
        <Drawn path={TABLE} />
      </button>
    </fieldset>
  );
};
