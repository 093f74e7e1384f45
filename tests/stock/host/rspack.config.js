const react = { runtime: 'automatic' };

/** An application that hosts remotes by the runtime of module federation, without its plugin. */
export default {
  mode: 'development',
  devtool: false,
  target: ['web', 'es2022'],
  entry: './main.jsx',
  output: { uniqueName: 'stock', clean: true },
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  module: {
    rules: [
      { test: /\.css$/, type: 'css' },
      { test: /\.woff2$/, type: 'asset/resource' },
      {
        test: /\.[jt]sx?$/,
        type: 'javascript/auto',
        use: {
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react }, target: 'es2022' } },
        },
      },
    ],
  },
};
