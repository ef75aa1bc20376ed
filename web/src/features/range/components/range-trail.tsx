import { FormattedMessage, useIntl } from 'react-intl';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { messages } from '../messages.ts';
import { rangeSplat } from '../model/range-path.ts';
import classes from './range.module.css';
import { useResolvedClick } from './use-resolved-click.ts';

type Props = {
  trail: readonly { productName: string; segment: string }[];
  name: string;
  /** Categories from the URL of this page. */
  current: readonly string[];
};

/** Home, Parts, each category, and the page itself. Parts is the root of the range. */
export const RangeTrail = ({ trail, name, current }: Props) => {
  const resolved = useResolvedClick();
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage(messages.trail)}>
      <ol className={classes.trail}>
        <li>
          <Link to="/$region">{formatMessage(messages.home)}</Link>
        </li>
        <li>
          <Link to="/$region/products/$" params={{ _splat: '' }} onClick={resolved('', current, '')}>
            <FormattedMessage {...messages.parts} />
          </Link>
        </li>
        {trail.map(({ productName, segment }, index) => {
          const splat = rangeSplat(trail.slice(0, index + 1).map((each) => each.segment));
          return (
            <li key={segment}>
              <Link to="/$region/products/$" params={{ _splat: splat }} onClick={resolved(segment, current, splat)}>
                <CatalogueWord word={productName} />
              </Link>
            </li>
          );
        })}
        {name && (
          <li aria-current="page">
            <CatalogueWord word={name} />
          </li>
        )}
      </ol>
    </nav>
  );
};
