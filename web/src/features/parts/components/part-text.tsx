import { FormattedMessage } from 'react-intl';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import type { PartRow } from '../api/part-types.ts';
import { messages } from '../messages.ts';
import { MatchedBy } from './matched-by.tsx';
import { PartLink } from './part-link.tsx';
import { PartMark } from './part-mark.tsx';
import { PartNeeds, PartUnfolds, type Unfolds } from './part-marks.tsx';
import classes from './part-text.module.css';

type Props = { part: PartRow } & Unfolds;

export const PartText = ({ part, kit, supersession }: Props) => {
  const notes = [part.childPurposeDescription, part.footnote, part.productNote].filter(Boolean);
  return (
    <>
      <div className={classes.head}>
        <div className={classes.numbers}>
          <PartLink productNo={part.productNr} className={classes.number}>
            {part.productNr}
          </PartLink>
          {part.extra.gmPartNumber && (
            <span className={classes.gm}>
              <FormattedMessage {...messages.gm} values={{ number: part.extra.gmPartNumber }} />
            </span>
          )}
          {part.grade && (
            <span className={classes.grade}>
              <CatalogueWord word={part.grade} />
            </span>
          )}
        </div>
        <PartMark productNr={part.productNr} />
      </div>
      <p className={classes.description}>
        <CatalogueWord word={part.description} />
      </p>
      <MatchedBy part={part} />
      {part.keyAttributes && part.keyAttributes.length > 0 && (
        <ul className={classes.attributes}>
          {part.keyAttributes.map((attribute) => (
            <li key={attribute}>
              <CatalogueWord word={attribute} />
            </li>
          ))}
        </ul>
      )}
      {notes.map((note) => (
        <p key={note} className={classes.note}>
          <CatalogueWord word={note} />
        </p>
      ))}
      <div className={classes.marks}>
        <PartNeeds part={part} />
        <PartUnfolds kit={kit} supersession={supersession} />
      </div>
    </>
  );
};
