import type { Product, RangePaper } from '../../domain/range-paper.ts';
import type { Sheet } from '../sheet.ts';
import { colour, contentWidth, page, styles } from '../style.ts';
import { drawHead } from './draw-sections.ts';
import { drawNote, drawPicture, drawSection, drawText, fullWidth, type Turn } from './flow.ts';

const gap = 28;
const halves = [
  { left: page.left, width: (contentWidth - gap) / 2 },
  { left: page.left + (contentWidth + gap) / 2, width: (contentWidth - gap) / 2 },
] as const;

/** Draws the name and page of each product, as links. */
const drawContents = (sheet: Sheet, products: readonly Product[], turn: Turn): void => {
  const rows = Math.ceil(products.length / 2);
  const rowHeight = 48;
  const top = sheet.y;
  products.forEach((product, index) => {
    const column = halves[index < rows ? 0 : 1];
    const y = top + (index % rows) * rowHeight;
    sheet.rule(y, { from: column.left, to: column.left + column.width, weight: 0.4, colour: colour.line });
    drawPicture(sheet, product.drawing, { x: column.left, y: y + 4, width: 54, height: 40 });
    sheet.text(String(index + 2), styles.fact, column.left, y + 17, column.width, 'right');
    sheet.y = y + 17;
    const name = sheet.lines(product.name, styles.fact, column.width - 96);
    if (name.length > 1) sheet.y -= styles.fact.leading / 2;
    drawText(sheet, name.join(' '), styles.fact, { left: column.left + 66, width: column.width - 96 }, turn);
    sheet.pdf.goTo(column.left, y, column.width, rowHeight, `product-${index}`);
  });
  sheet.y = top + rows * rowHeight;
};

/** Draws a product on its own page, with its sections in two columns. */
const drawProduct = (sheet: Sheet, product: Product, turn: Turn): void => {
  drawHead(sheet, product, turn, 232);
  const top = sheet.y;
  let lowest = top;
  const perColumn = Math.ceil(product.sections.length / 2);
  halves.forEach((column, side) => {
    sheet.y = top;
    for (const section of product.sections.slice(side * perColumn, (side + 1) * perColumn)) {
      drawSection(sheet, section, column, turn);
    }
    lowest = Math.max(lowest, sheet.y);
  });
  sheet.y = lowest + 6;
  drawNote(sheet, product.recommendation, fullWidth, turn);
};

/** Draws a front page with the contents, then one page per product. */
export const drawCatalogue = (sheet: Sheet, paper: RangePaper, turn: Turn): void => {
  drawHead(sheet, { ...paper, category: 'Product catalogue' }, turn, 200);
  drawContents(sheet, paper.products, turn);
  paper.products.forEach((product, index) => {
    turn();
    sheet.pdf.addNamedDestination(`product-${index}`, 'XYZ', page.left, page.top, null);
    sheet.pdf.outline.addItem(product.name);
    drawProduct(sheet, product, turn);
  });
};
