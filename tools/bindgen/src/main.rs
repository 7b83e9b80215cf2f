//! `bindgen INPUT.wasm FOLDER`: the module for a browser and the JavaScript around it.

use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let (Some(input), Some(folder)) = (arguments.next(), arguments.next()) else {
        eprintln!("usage: bindgen INPUT.wasm FOLDER");
        return ExitCode::FAILURE;
    };
    let made = Bindgen::new()
        .input_path(input)
        .out_name("engine")
        .web(true)
        .and_then(|bindgen| bindgen.remove_name_section(true).omit_default_module_path(true).generate(folder));
    match made {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bindgen: {error:#}");
            ExitCode::FAILURE
        }
    }
}
