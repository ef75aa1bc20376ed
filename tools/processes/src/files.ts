import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeParts, tracedParts } from './compose.ts';
import { dashboardText } from './dashboard.ts';
import { docParts } from './docs.ts';
import { internalPort, serviceNames } from './index.ts';
import { callPolicies, indexManifests, kafkaUsers, processManifests, scalers } from './kubernetes.ts';
import { registryText, root } from './registry-text.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/**
 * A file with the text between `# processes: <name>` and `# end of <name>` replaced; in Markdown the markers are comments.
 */
const withParts = (file: string, parts: Readonly<Record<string, string>>): string =>
  Object.entries(parts).reduce((text, [name, part]) => {
    const place = new RegExp(
      `( *(?:#|<!--) processes: ${name}(?: -->)?\\n)[\\s\\S]*?( *(?:#|<!--) end of ${name}(?: -->)?\\n)`,
    );
    if (!place.test(text)) throw new Error(`${file} has no place for ${name}`);
    return text.replace(place, (_, begin: string, end: string) => `${begin}${part}\n${end}`);
  }, read(file));

const manifests = (text: string): string => `# Written by \`npm run processes\` from services/*/process.ts.\n${text}\n`;

const target = (address: string, name: string) => `      - { targets: ["${address}"], labels: { process: ${name} } }`;

/** The variables that a compose file reads from the environment or from `.env`, with their defaults. */
const envExample = (compose: string): string => {
  const variables = [...compose.matchAll(/\$\{([A-Z_]+):-([^}]*)\}/g)].map(([, name, value]) => `# ${name}=${value}`);
  return [
    '# Written by `npm run processes` from docker-compose.yml: its variables with their defaults.',
    '# Copy this file to .env, and remove the # of a line that you change. docs/how-to/run-with-compose.md explains them.',
    ...new Set(variables.toSorted()),
    '',
  ].join('\n');
};

/** Every generated file by its path, with the content that it must have. */
export const files = (): Record<string, string> => ({
  'tools/processes/src/registry.ts': registryText(),
  'docker-compose.yml': withParts('docker-compose.yml', composeParts()),
  '.env.example': envExample(withParts('docker-compose.yml', composeParts())),
  'docker-compose.observability.yml': withParts('docker-compose.observability.yml', tracedParts()),
  'infra/k8s/base/processes.yaml': manifests(processManifests()),
  'infra/k8s/setup/indexes.yaml': manifests(indexManifests()),
  'infra/k8s/components/network-policies/calls.yaml': manifests(callPolicies()),
  'infra/k8s/components/autoscaling/processes.yaml': manifests(scalers()),
  'infra/k8s/stores-example/kafka-users.yaml': manifests(kafkaUsers()),
  'infra/observability/dashboards/southline.json': dashboardText(),
  ...Object.fromEntries(Object.entries(docParts()).map(([file, parts]) => [file, withParts(file, parts)])),
  'infra/observability/prometheus.yaml': withParts('infra/observability/prometheus.yaml', {
    targets: serviceNames.map((name) => target(`${name}:9090`, name)).join('\n'),
  }),
  'infra/observability/prometheus.local.yaml': withParts('infra/observability/prometheus.local.yaml', {
    targets: serviceNames.map((name) => target(`127.0.0.1:${internalPort(name)}`, name)).join('\n'),
  }),
});
