import { useIntl } from 'react-intl';
import { DrawingSheet } from '../../../shared/ui/drawing-sheet.tsx';
import { messages } from '../messages.ts';
import type { Decade } from '../model/timeline.ts';
import classes from './history-page.module.css';

type Props = { decade: Decade; picture: string | undefined; shown: boolean };

export const DecadeItem = ({ decade: { year, title, times, brand }, picture, shown }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <li id={`y${year}`} className={classes.decade} data-shown={shown || undefined}>
      <div className={classes.picture}>
        <DrawingSheet picture={picture} width={960} height={720} />
      </div>
      <div className={classes.year}>
        <span>{year}</span>
      </div>
      <div className={classes.words}>
        <h2>{formatMessage(title)}</h2>
        <h3>{formatMessage(messages.onWheels)}</h3>
        <p>{formatMessage(times)}</p>
        <h3 data-brand>{formatMessage(messages.atSouthline)}</h3>
        <p>{formatMessage(brand)}</p>
      </div>
    </li>
  );
};
