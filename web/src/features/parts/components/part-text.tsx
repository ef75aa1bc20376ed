import { FormattedMessage } from 'react-intl';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import type { PartRow } from '../api/part-types.ts';
import { messages } from '../messages.ts';
import { MatchedBy } from './matched-by.tsx';
import { PartLink } from './part-link.tsx';
import { PartMark } from './part-mark.tsx';
import classes from './part-text.module.css';

export type Unfold = { open: boolean; toggle: () => void };
type Props = { part: PartRow; kit: (Unfold & { size: number }) | null; supersession: Unfold | null };

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
      <p className={classes.description}>{part.description}</p>
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
        {part.pcq > 1 && (
          <span className={classes.required}>
            <FormattedMessage {...messages.required} values={{ n: part.pcq }} />
          </span>
        )}
        {part.extra.minQty > 1 && (
          <span className={classes.minimum}>
            <FormattedMessage {...messages.minOrder} values={{ n: part.extra.minQty }} />
          </span>
        )}
        {kit && (
          <button type="button" className={classes.unfold} aria-expanded={kit.open} onClick={kit.toggle}>
            <FormattedMessage {...(kit.open ? messages.hideParts : messages.showParts)} values={{ n: kit.size }} />
          </button>
        )}
        {supersession && (
          <button
            type="button"
            className={classes.unfold}
            aria-expanded={supersession.open}
            onClick={supersession.toggle}
          >
            <FormattedMessage {...(supersession.open ? messages.hideSupersession : messages.showSupersession)} />
          </button>
        )}
      </div>
    </>
  );
};
