import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import classes from './about-page.module.css';

const partners = [
  { mark: 'partner-workshop', name: messages.workshop, text: messages.workshopText },
  { mark: 'partner-training', name: messages.training, text: messages.trainingText },
  { mark: 'partner-racing', name: messages.racing, text: messages.racingText },
  { mark: 'partner-recycling', name: messages.recycling, text: messages.recyclingText },
];

export const Partners = ({ image }: { image: (key: string) => string | undefined }) => {
  const { formatMessage } = useIntl();
  return (
    <section aria-labelledby="partners" className={classes.section}>
      <h2 id="partners" className={classes.title}>
        <FormattedMessage {...messages.partners} />
      </h2>
      <p className={classes.text}>{formatMessage(messages.partnersText)}</p>
      <ul className={classes.partners}>
        {partners.map(({ mark, name, text }) => {
          const picture = image(mark);
          return (
            <li key={mark}>
              {picture && <img src={picture} alt="" width={120} height={120} loading="lazy" decoding="async" />}
              <h3>{formatMessage(name)}</h3>
              <p>{formatMessage(text)}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
