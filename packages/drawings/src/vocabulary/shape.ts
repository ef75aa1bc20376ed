export type Point = readonly [x: number, y: number];
/** Maps a drawing plane to the sheet. Must be affine, so that Bézier control points may be mapped like any other. */
export type Projection = (u: number, v: number) => Point;
/** A corner and the radius that rounds it. */
export type Corner = readonly [x: number, y: number, radius?: number];
export type Segment = { readonly op: 'M' | 'L' | 'C' | 'Z'; readonly points: readonly Point[] };

const flat: Projection = (u, v) => [u, v];

/** Path builder in model units; y runs down, angles in degrees, clockwise on the sheet. */
export class Shape {
  readonly segments: Segment[] = [];

  constructor(private project: Projection = flat) {}

  /** Continues in another plane, for outlines that run over several faces. */
  on(project: Projection): this {
    this.project = project;
    return this;
  }

  move(x: number, y: number): this {
    return this.add('M', [x, y]);
  }

  line(...points: Point[]): this {
    for (const point of points) this.add('L', point);
    return this;
  }

  curve(a: Point, b: Point, end: Point): this {
    return this.add('C', a, b, end);
  }

  close(): this {
    return this.add('Z');
  }

  poly(points: readonly Corner[], closed = true): this {
    points.forEach(([x, y], index) => {
      this.add(index === 0 ? 'M' : 'L', [x, y]);
    });
    return closed ? this.close() : this;
  }

  segment(x1: number, y1: number, x2: number, y2: number): this {
    return this.move(x1, y1).line([x2, y2]);
  }

  /** Arc of an upright ellipse; `join` continues the open subpath instead of starting a new one. */
  arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number, join = false): this {
    const at = (degrees: number): Point => {
      const t = (degrees * Math.PI) / 180;
      return [cx + rx * Math.cos(t), cy + ry * Math.sin(t)];
    };
    const steps = Math.max(1, Math.ceil(Math.abs(to - from) / 90 - 1e-9));
    const step = (to - from) / steps;
    // Length of the Bézier handles for a circle arc of `step` degrees.
    const reach = (4 / 3) * Math.tan((step * Math.PI) / 720);
    this.add(join ? 'L' : 'M', at(from));
    for (let index = 0; index < steps; index++) {
      const a = from + step * index;
      const b = a + step;
      const ta = (a * Math.PI) / 180;
      const tb = (b * Math.PI) / 180;
      const [ax, ay] = at(a);
      const [bx, by] = at(b);
      this.add(
        'C',
        [ax - reach * rx * Math.sin(ta), ay + reach * ry * Math.cos(ta)],
        [bx + reach * rx * Math.sin(tb), by - reach * ry * Math.cos(tb)],
        [bx, by],
      );
    }
    return this;
  }

  ellipse(cx: number, cy: number, rx: number, ry = rx): this {
    return this.arc(cx, cy, rx, ry, 0, 360).close();
  }

  rect(x: number, y: number, width: number, height: number, radius = 0): this {
    const corners: Corner[] = [
      [x, y, radius],
      [x + width, y, radius],
      [x + width, y + height, radius],
      [x, y + height, radius],
    ];
    return this.rounded(corners);
  }

  /** Polygon whose corners have their own radius; used for every moulded or pressed outline. */
  rounded(corners: readonly Corner[], closed = true): this {
    const count = corners.length;
    corners.forEach((corner, index) => {
      const [x, y, radius = 0] = corner;
      const before = corners[(index + count - 1) % count] ?? corner;
      const after = corners[(index + 1) % count] ?? corner;
      const end = !closed && (index === 0 || index === count - 1);
      const start = index === 0 ? 'M' : 'L';
      if (radius <= 0 || end) {
        this.add(start, [x, y]);
        return;
      }
      const enter = towards([x, y], [before[0], before[1]], radius);
      const leave = towards([x, y], [after[0], after[1]], radius);
      const handle = 0.45;
      this.add(start, enter);
      this.add(
        'C',
        [x + (enter[0] - x) * handle, y + (enter[1] - y) * handle],
        [x + (leave[0] - x) * handle, y + (leave[1] - y) * handle],
        leave,
      );
    });
    return closed ? this.close() : this;
  }

  private add(op: Segment['op'], ...points: Point[]): this {
    this.segments.push({ op, points: points.map(([u, v]) => this.project(u, v)) });
    return this;
  }
}

/** Corners from text, "x y radius, x y, …": outlines drawn by hand stay readable. */
export function corners(text: string): Corner[] {
  return text.split(',').map((item): Corner => {
    const [x = 0, y = 0, radius = 0] = item.trim().split(/\s+/).map(Number);
    return [x, y, radius];
  });
}

export const shape = (project?: Projection): Shape => new Shape(project);

function towards(from: Point, to: Point, distance: number): Point {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy);
  // The radius is limited to half of an edge, so that two roundings do not cross.
  const t = length === 0 ? 0 : Math.min(distance / length, 0.5);
  return [from[0] + dx * t, from[1] + dy * t];
}
