import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { describe, expect, it } from 'vitest';
import { modelOf } from './testing/model-of.mjs';

const folder = join(import.meta.dirname, 'kubernetes');
const read = (/** @type {string} */ name) => readFileSync(join(folder, name), 'utf8');
const files = readdirSync(folder).filter((name) => name !== 'kustomization.yaml');

/** @param {string} text */
const objectsIn = (text) => parseAllDocuments(text).map((document) => document.toJS());

const objects = files.flatMap((file) => objectsIn(read(file)).map((object) => ({ file, object })));

describe('the files of Kubernetes', () => {
  it.each(objects.map(({ file, object }) => [`${file}: ${object.kind} ${object.metadata.name}`, object]))(
    'hold a valid %s',
    async (_, object) => {
      const Model = await modelOf(object);
      expect(() => new Model(object).validate()).not.toThrow();
    },
  );

  it('the check of the Kubernetes files rejects an invalid port, replica count or selector', async () => {
    const deployment = objects.find(({ object }) => object.kind === 'Deployment')?.object;
    const Model = await modelOf(deployment);
    for (const [from, to, message] of /** @type {const} */ ([
      ['"containerPort":8080', '"containerPort":"eighty"', /containerPort/],
      ['"replicas":2', '"replicas":"two"', /replicas/],
      ['"selector":', '"selektor":', /selector/],
    ])) {
      const broken = JSON.parse(JSON.stringify(deployment).replace(from, to));
      expect(() => new Model(broken).validate()).toThrow(message);
    }
  });

  it('the files of Kubernetes are all named by kustomize', () => {
    const [{ resources }] = objectsIn(read('kustomization.yaml'));
    expect(new Set(resources)).toEqual(new Set(files));
  });

  it('the files of Kubernetes give the servers time to drain and to finish running requests', () => {
    const found = (/** @type {string} */ kind) => objects.find(({ object }) => object.kind === kind)?.object;
    const grace = found('Deployment').spec.template.spec.terminationGracePeriodSeconds;
    expect(grace).toBeGreaterThan(Number(found('ConfigMap').data.DRAIN_SECONDS) + 20);
  });
});
