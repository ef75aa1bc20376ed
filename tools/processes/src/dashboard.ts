import { type Row, rows } from './panels.ts';

const columns = 24;
const datasource = { type: 'prometheus', uid: 'prometheus' };

const looks = {
  timeseries: {
    defaults: { min: 0, custom: { lineWidth: 1, fillOpacity: 8, showPoints: 'never' } },
    options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi', sort: 'desc' } },
  },
  stat: {
    defaults: {
      min: 0,
      thresholds: {
        mode: 'absolute',
        steps: [
          { color: 'green', value: null },
          { color: 'red', value: 1 },
        ],
      },
    },
    options: { reduceOptions: { calcs: ['lastNotNull'] }, colorMode: 'background', graphMode: 'none' },
  },
};
const heights = { row: 1, stat: 4, timeseries: 8 };

/** Panels fill their row from the left, in as many lines as needed. */
const panelsOf = ({ title, kind = 'timeseries', width, panels }: Row, top: number) => {
  const perLine = Math.floor(columns / width);
  const height = heights[kind];
  const { defaults, options } = looks[kind];
  const below = top + heights.row;
  const drawn = panels.map(({ title, says = '', unit = 'none', withoutValue = '0', queries }, index) => ({
    type: kind,
    title,
    description: says,
    datasource,
    gridPos: { x: (index % perLine) * width, y: below + Math.floor(index / perLine) * height, w: width, h: height },
    targets: Object.entries(queries).map(([legendFormat, expr], at) => ({
      refId: String.fromCharCode('A'.charCodeAt(0) + at),
      datasource,
      expr,
      legendFormat,
    })),
    fieldConfig: {
      defaults: { unit, ...defaults, ...(kind === 'stat' ? { noValue: withoutValue } : {}) },
      overrides: [],
    },
    options,
  }));
  const head = {
    type: 'row',
    title,
    collapsed: false,
    panels: [],
    gridPos: { x: 0, y: top, w: columns, h: heights.row },
  };
  return { drawn: [head, ...drawn], end: below + Math.ceil(panels.length / perLine) * height };
};

const dashboard = () => {
  let top = 0;
  const panels = rows.flatMap((row) => {
    const { drawn, end } = panelsOf(row, top);
    top = end;
    return drawn;
  });
  return {
    uid: 'southline',
    title: 'Southline',
    tags: ['southline'],
    timezone: 'browser',
    schemaVersion: 39,
    version: 1,
    refresh: '10s',
    time: { from: 'now-1h', to: 'now' },
    editable: true,
    graphTooltip: 1,
    annotations: {
      list: [
        {
          name: 'Alerts',
          enable: true,
          datasource,
          expr: 'ALERTS{alertstate="firing"}',
          titleFormat: '{{alertname}}',
          iconColor: 'red',
        },
      ],
    },
    links: [],
    templating: { list: [] },
    panels: panels.map((panel, index) => ({ id: index + 1, ...panel })),
  };
};

/** In Grafana's format, formatted as the repository's formatter leaves it: lists of single words on one line. */
export const dashboardText = (): string =>
  `${JSON.stringify(dashboard(), null, 2).replace(/\[\s+("[^"]*")\s+\]/g, '[$1]')}\n`;
