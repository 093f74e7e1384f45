export const help = `ops: which version of which remote runs

  ops publish <dist folder> [--working-copy]   copy a built remote into the registry, where it never changes again
  ops activate --latest --why "…"              run the last published version of every remote
  ops activate dispatch@1.2.0 … --why "…"      run these versions, the others as they are
  ops status                                   what runs, since when, by whom

  --registry <folder>   the registry (REGISTRY_DIR, data/registry)
  --who <name>          who it is (NAVETTE_WHO, USER)
  --working-copy        give every content a folder of its own, for a version that is still being written
  --json                answer as JSON

  Exit codes: 0 done, 1 refused, 2 not understood, 70 broken.`;
