/**
 * @typedef {{ apiVersion: string, kind: string }} KubernetesObject
 * @typedef {new (object: KubernetesObject) => { validate: () => void }} Model
 */

const operators = new Map([['postgresql.cnpg.io', '@kubernetes-models/cloudnative-pg']]);

/**
 * Class that validates objects of a kind against the schema of its API.
 * @param {KubernetesObject} object
 * @returns {Promise<Model>}
 */
export async function modelOf({ apiVersion, kind }) {
  const [group = ''] = apiVersion.split('/');
  const models = await import(`${operators.get(group) ?? 'kubernetes-models'}/${apiVersion}/${kind}`);
  return models[kind];
}
