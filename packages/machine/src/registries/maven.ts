import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onPath, run } from '../run.ts';
import { CannotGoOn, say } from '../say.ts';

/** Group, name and version. */
type Artifact = readonly [string, string, string];

const dependency = ([groupId, artifactId, version]: Artifact) =>
  `<dependency><groupId>${groupId}</groupId><artifactId>${artifactId}</artifactId><version>${version}</version></dependency>`;

const pom = (artifacts: readonly Artifact[]) => `<project xmlns="http://maven.apache.org/POM/4.0.0">
<modelVersion>4.0.0</modelVersion>
<groupId>southline.local</groupId><artifactId>download</artifactId><version>1</version><packaging>pom</packaging>
<dependencies>${artifacts.map(dependency).join('')}</dependencies>
</project>
`;

export interface Wanted {
  readonly what: string;
  readonly artifacts: readonly [Artifact, ...Artifact[]];
  readonly dir: string;
  readonly javaHome?: string;
}

/** Copies these artifacts and all that they need at run time into `dir`/libs, with mvn. */
export const copyArtifacts = async ({ what, artifacts, dir, javaHome }: Wanted) => {
  const mvn = onPath('mvn');
  if (!mvn) {
    throw new CannotGoOn(`${what} can be downloaded with Maven (mvn), which is not here.`, [
      'install Maven (Debian, Ubuntu: apt-get install maven)',
      `or install ${what} and put its programs on the PATH`,
      'or start Docker',
    ]);
  }
  say(`downloading ${what} (${artifacts[0].join(':')}, Maven; up to a minute)`);
  writeFileSync(join(dir, 'pom.xml'), pom(artifacts));
  const goal = ['dependency:copy-dependencies', `-DoutputDirectory=${join(dir, 'libs')}`, '-DincludeScope=runtime'];
  let files = 0;
  const result = await run(mvn, ['-B', ...goal], {
    cwd: dir,
    env: { ...process.env, ...(javaHome ? { JAVA_HOME: javaHome } : {}) },
    show: (text) => {
      const before = files;
      files += text.split('Downloaded from').length - 1;
      if (Math.floor(files / 50) > Math.floor(before / 50)) say(`  ${files} files`);
    },
  });
  if (result.code !== 0) {
    throw new CannotGoOn(`${what} could not be downloaded:\n${result.output.slice(-2000)}`, [
      'check the connection and try again',
      `or install ${what} yourself, or start Docker`,
    ]);
  }
};
