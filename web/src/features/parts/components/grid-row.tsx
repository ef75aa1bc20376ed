import { useMoney } from '../../../shared/i18n/use-money.ts';
import { PartNumbers } from '../../../shared/parts/part-number.tsx';
import { PartPicture } from '../../../shared/parts/part-picture.tsx';
import { StockMark } from '../../../shared/parts/stock-mark.tsx';
import { ArrivalNote } from '../../../shared/places/arrival-note.tsx';
import { useCatalogueWords } from '../../../shared/ui/catalogue-word.tsx';
import { attributeOf } from '../model/columns.ts';
import { CompareMark } from './compare-mark.tsx';
import { MatchedBy } from './matched-by.tsx';
import { NotifyMe } from './notify-me.tsx';
import { PartFit } from './part-fit.tsx';
import classes from './part-grid.module.css';
import { PartMark } from './part-mark.tsx';
import { PartNeeds, PartUnfolds } from './part-marks.tsx';
import type { RowProps } from './part-row.tsx';
import { RowOffer } from './row-offer.tsx';

type Props = RowProps & { columns: readonly string[] };

/** A part in one line. Its columns show the values that distinguish it from similar parts. */
export const GridRow = ({ part, Buy, checked, columns, kit, supersession }: Props) => {
  const { price } = useMoney();
  const words = useCatalogueWords();
  const sold = part.orderable !== false;
  const notes = [part.childPurposeDescription, part.footnote, part.productNote].filter(Boolean).map(words).join(' · ');
  const description = words(part.description);
  const told = notes ? `${description} · ${notes}` : description;
  return (
    <tr className={classes.row} data-part data-depth={part.childDepth || undefined}>
      <td className={classes.mark}>
        <CompareMark part={part} />
      </td>
      <td className={classes.text}>
        <div className={classes.part}>
          <PartPicture src={part.thumbImage} size={34} />
          <div className={classes.words}>
            <PartNumbers number={part.productNr} part={part.extra} grade={part.grade}>
              <PartNeeds pcq={part.pcq} minQty={part.extra.minQty} />
            </PartNumbers>
            <div className={classes.second}>
              <p className={classes.description} title={told}>
                {description}
                {notes && <span className={classes.notes}> · {notes}</span>}
              </p>
              <PartUnfolds kit={kit} supersession={supersession} />
            </div>
            <MatchedBy part={part} />
          </div>
          <PartMark productNr={part.productNr} />
        </div>
      </td>
      {columns.map((name) => (
        <td key={name} className={classes.value}>
          {words(attributeOf(part, name))}
        </td>
      ))}
      {checked && (
        <td className={classes.fit}>
          <PartFit part={part} brief />
        </td>
      )}
      <td className={classes.stock}>
        {sold && <StockMark part={part} />}
        {sold && <ArrivalNote part={part} />}
        {sold && part.overallStockLevel === 'None' && <NotifyMe productNr={part.productNr} />}
      </td>
      <td className={classes.price}>{price(part)}</td>
      <td className={classes.buy}>
        <RowOffer part={part} Buy={Buy} steps={false} />
      </td>
    </tr>
  );
};
