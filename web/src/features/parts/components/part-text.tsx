import { PartDescription } from '../../../shared/parts/part-description.tsx';
import { PartNumbers } from '../../../shared/parts/part-number.tsx';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import type { PartRow } from '../api/part-types.ts';
import { MatchedBy } from './matched-by.tsx';
import { PartMark } from './part-mark.tsx';
import { PartNeeds, PartUnfolds, type Unfolds } from './part-marks.tsx';
import classes from './part-text.module.css';

type Props = { part: PartRow } & Unfolds;

export const PartText = ({ part, kit, supersession }: Props) => {
  const notes = [part.childPurposeDescription, part.footnote, part.productNote].filter(Boolean);
  return (
    <>
      <div className={classes.head}>
        <PartNumbers number={part.productNr} part={part.extra} grade={part.grade} />
        <PartMark productNr={part.productNr} />
      </div>
      <PartDescription text={part.description} />
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
        <PartNeeds pcq={part.pcq} minQty={part.extra.minQty} />
        <PartUnfolds kit={kit} supersession={supersession} />
      </div>
    </>
  );
};
