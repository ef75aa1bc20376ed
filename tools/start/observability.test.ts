import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#machine/paths.ts';
import { collectProcessMetrics, register } from '../../packages/platform/src/metrics/index.ts';
import { entries } from '../processes/src/start.ts';

const folder = join(root, 'infra/observability');
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');
const rules = read('infra/observability/alerts.yaml');
const dashboard: { panels: { title: string; id: number; targets?: { expr: string }[] }[] } = JSON.parse(
  read('infra/observability/dashboards/southline.json'),
);

const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
const ruleExpressions = rules
  .replace(/annotations:\n\s+summary: .*\n\s+runbook_url: .*/g, '')
  .replace(/^\s*#.*$/gm, '');
const panelExpressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

/** Names of metrics in an expression. Histograms are listed without the suffixes _bucket, _count and _sum. */
const metricsIn = (text: string) =>
  [...text.matchAll(/\b(?:southline|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
    name.replace(/_(bucket|count|sum)$/, ''),
  );

/** Metrics declared in the sources, and the default metrics of the client library. */
const declared = async () => {
  const sources = [
    'packages/platform/src/metrics/index.ts',
    ...['services', 'tools'].flatMap((parent) =>
      readdirSync(join(root, parent)).map((name) => `${parent}/${name}/src/metrics.ts`),
    ),
  ];
  const own = sources
    .filter((file) => existsSync(join(root, file)))
    .flatMap((file) => [...read(file).matchAll(/name: '(southline_[a-z0-9_]+)'/g)].map(([, name = '']) => name));
  collectProcessMetrics();
  return new Set([...own, ...(await register.getMetricsAsJSON()).map(({ name }) => name)]);
};

test('every metric that a rule or a panel asks for exists', async () => {
  const known = await declared();
  const used = [...new Set(metricsIn([ruleExpressions, ...panelExpressions].join('\n')))];
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});

test('every metric of ours is on the dashboard', async () => {
  const shown = new Set(metricsIn(panelExpressions.join('\n')));
  const beside = ['southline_invariant_under_way', 'southline_audit_finished_timestamp_seconds'];
  const own = [...(await declared())].filter((name) => name.startsWith('southline_') && !beside.includes(name));
  expect(own.filter((name) => !shown.has(name))).toEqual([]);
});

/** The address of each section with text in the runbook, below docs/runbook. */
const sections = readdirSync(join(root, 'docs/runbook'))
  .filter((file) => file !== 'README.md')
  .flatMap((file) =>
    [...read('docs/runbook', file).matchAll(/^## (\w+)\n\n?(?=\S)/gm)].map(([, name = '']) => ({
      name,
      url: `{{ $externalLabels.runbook }}/${file}#${name.toLowerCase()}`,
    })),
  );

test('every alert has its lines in the runbook, and the runbook no others', () => {
  expect(sections.map(({ name }) => name).toSorted()).toEqual(alerts.toSorted());
});

test('the runbook_url of every alert leads to its section', () => {
  const found = [...rules.matchAll(/- alert: (\w+)(?:(?!- alert:)[\s\S])*?runbook_url: "([^"]*)"/g)];
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);
  expect(found.map(([, name = '', url]) => ({ name, url })).toSorted(byName)).toEqual(sections.toSorted(byName));
});

test.each(['prometheus.yaml', 'prometheus.kubernetes.yaml', 'prometheus.local.yaml'])(
  '%s has the address of the runbook',
  (file) => {
    expect(readFileSync(join(folder, file), 'utf8')).toMatch(/external_labels: \{ runbook: "https:[^"]+[^/]" \}/);
  },
);

test('every alert has a test of its rule', () => {
  const tests = [...read('infra/observability/alerts.test.yaml').matchAll(/- name: (\w+)/g)].map(([, name]) => name);
  expect(tests.toSorted()).toEqual(alerts.toSorted());
});

test('every alert has its urgency and its description', () => {
  const blocks = rules.split('- alert: ').slice(1);
  const incomplete = blocks.filter((block) => !/severity: (page|ticket)/.test(block) || !/summary: "./.test(block));
  expect(incomplete).toEqual([]);
});

test('panels have titles, and ids of their own', () => {
  const { panels } = dashboard;
  expect(panels.filter(({ title }) => !title)).toEqual([]);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});

test.each(['prometheus.yaml', 'prometheus.local.yaml'])('%s asks every process that has metrics', (file) => {
  const config = readFileSync(join(folder, file), 'utf8');
  const withMetrics = entries.filter(({ ports }) => ports.internal).map(({ name }) => name);
  expect(withMetrics.filter((name) => !config.includes(`"${name}:`) && !config.includes(`process: ${name} `))).toEqual(
    [],
  );
});
