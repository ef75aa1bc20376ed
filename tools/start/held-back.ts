/** Direct dependencies that stay a major version behind the newest, each with its reason. `npm run dependencies` checks the list. */
export const heldBack: Readonly<Record<string, string>> = {
  '@types/node': 'its major version is that of Node, and production runs Node 24',
};
