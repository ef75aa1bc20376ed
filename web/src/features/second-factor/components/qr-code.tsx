import { useIntl } from 'react-intl';
import { encode } from 'uqr';
import { messages } from '../messages.ts';
import classes from './second-factor.module.css';

export const QrCode = ({ text }: { text: string }) => {
  const { formatMessage } = useIntl();
  const { size, data } = encode(text);
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg className={classes.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={formatMessage(messages.qr)}>
      <path d={squares.join('')} />
    </svg>
  );
};
