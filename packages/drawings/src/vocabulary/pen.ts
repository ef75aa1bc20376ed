import { type Point, type Shape, shape } from './shape.ts';
import { type Sheet, type Size, sheets } from './sheet.ts';

/**
 * `body`/`side`/`dark`: closed face in white, tint, shade with a heavy outline · `line`/`fine`: strokes only ·
 * `panel`: white with a fine outline · `glow`: characteristic face · `accent`/`accentFine`: characteristic strokes ·
 * `solid`/`ink`: filled · `centre`/`hidden`: dash-dot and dashed fine lines.
 */
export type Style =
  | 'body'
  | 'side'
  | 'dark'
  | 'line'
  | 'fine'
  | 'panel'
  | 'panelDark'
  | 'glow'
  | 'accent'
  | 'accentFine'
  | 'solid'
  | 'ink'
  | 'tint'
  | 'centre'
  | 'hidden';

export type Anchor = 'start' | 'middle' | 'end';
export type Drawn =
  | { readonly kind: 'shape'; readonly shape: Shape; readonly style: Style }
  | { readonly kind: 'hatch'; readonly polygon: readonly Point[]; readonly accent: boolean }
  | {
      readonly kind: 'text';
      readonly at: Point;
      readonly text: string;
      readonly height: number;
      readonly accent: boolean;
      readonly turn: number;
    };
export type Annotation =
  | {
      readonly kind: 'dimension';
      readonly from: Point;
      readonly to: Point;
      readonly offset: Point;
      readonly text: string;
    }
  | { readonly kind: 'caption'; readonly text: string }
  | { readonly kind: 'leader'; readonly at: Point; readonly offset: Point; readonly text: string };

/** Collects a drawing in model units (mm where the part has dimensions); `renderSvg` fits it to the sheet. */
export class Pen {
  readonly drawn: Drawn[] = [];
  readonly annotations: Annotation[] = [];
  readonly sheet: Sheet;
  /** Degrees the whole drawing is turned by: long parts lie diagonally in a thumb. */
  turn = 0;
  /** Free border where the family needs another than the sheet's, sheet units. */
  margin: Point | undefined;
  /** Size of the part in the direction that relates it to its siblings, and the largest of the family. */
  relative: { readonly size: number; readonly reference: number; readonly power?: number } | undefined;

  constructor(readonly size: Size) {
    this.sheet = sheets[size];
  }

  get isThumb(): boolean {
    return this.size === 'thumb';
  }

  get isDetail(): boolean {
    return this.size === 'detail';
  }

  draw(outline: Shape, style: Style): this {
    this.drawn.push({ kind: 'shape', shape: outline, style });
    return this;
  }

  /** Lines that only a larger sheet can carry. */
  detail(outline: Shape, style: Style): this {
    return this.isThumb ? this : this.draw(outline, style);
  }

  stroke(from: Point, to: Point, style: Style): this {
    return this.draw(shape().poly([from, to], false), style);
  }

  hatch(polygon: readonly Point[], accent = false): this {
    this.drawn.push({ kind: 'hatch', polygon, accent });
    return this;
  }

  /** Lettering on the part itself; `height` in model units. */
  letter(at: Point, text: string, height: number, accent = false, turn = 0): this {
    if (text !== '') this.drawn.push({ kind: 'text', at, text, height, accent, turn });
    return this;
  }

  /** Dimension line parallel to from–to, moved by `offset` sheet units. Only the detail sheet carries figures. */
  dimension(from: Point, to: Point, offset: Point, text: string): this {
    if (this.isDetail && text !== '') this.annotations.push({ kind: 'dimension', from, to, offset, text });
    return this;
  }

  /** A line of text at the foot of the sheet, for facts that cannot be drawn on the part. */
  caption(text: string): this {
    if (this.isDetail && text !== '') this.annotations.push({ kind: 'caption', text });
    return this;
  }

  leader(at: Point, offset: Point, text: string): this {
    if (this.isDetail && text !== '') this.annotations.push({ kind: 'leader', at, offset, text });
    return this;
  }
}
