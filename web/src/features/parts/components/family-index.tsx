import { families } from 'virtual:family-art';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { CarIcon } from '../../../shared/ui/icons.tsx';
import { holds, messages } from '../messages.ts';
import { FAMILIES } from '../model/families.ts';
import classes from './family-index.module.css';

/** The whole range on one page, each family with its drawing and a link to its parts. */
export const FamilyIndex = () => {
  const { formatMessage } = useIntl();
  const { region } = useApi();
  const to = { to: '/$region/parts-finder', params: { region }, className: classes.family } as const;
  return (
    <section aria-labelledby="family-index">
      <h2 id="family-index" className={classes.title}>
        <FormattedMessage {...messages.range} />
      </h2>
      <ul className={classes.index}>
        {FAMILIES.map(({ art, name }) => (
          <li key={art}>
            <Link {...to} search={{ category: name }}>
              <svg className={classes.art} viewBox="0 0 96 96" aria-hidden="true">
                <use href={`${families}#${art}`} />
              </svg>
              <span className={classes.text}>
                <span className={classes.name}>
                  <CatalogueWord word={name} />
                </span>
                <span className={classes.holds}>{formatMessage(holds[art])}</span>
              </span>
            </Link>
          </li>
        ))}
        <li>
          <Link {...to} search={{ choose: true }} data-vehicle>
            <span className={classes.art}>
              <CarIcon size={56} />
            </span>
            <span className={classes.text}>
              <span className={classes.name}>{formatMessage(messages.byVehicle)}</span>
              <span className={classes.holds}>{formatMessage(messages.byVehicleHint)}</span>
            </span>
          </Link>
        </li>
      </ul>
    </section>
  );
};
